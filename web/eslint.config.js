import js from '@eslint/js'
import svelte from 'eslint-plugin-svelte'
import ts from 'typescript-eslint'
import config from './svelte.config.js'

export default ts.config(
  { ignores: ['node_modules', 'dist', 'src/protocol.ts'] },
  js.configs.recommended,
  ...ts.configs.strict,
  ...svelte.configs.recommended,
  {
    languageOptions: { globals: browserGlobals() },
    rules: {
      '@typescript-eslint/no-non-null-assertion': 'off',
      'no-undef': 'off',
      'svelte/no-navigation-without-resolve': 'off',
      'svelte/require-each-key': 'error',
      // State is replaced, never changed in place.
      'svelte/prefer-svelte-reactivity': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig: config } },
  },
)

function browserGlobals() {
  return { window: 'readonly', document: 'readonly' }
}
