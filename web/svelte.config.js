import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { vitePreprocess } from '@sveltejs/vite-plugin-svelte'

const SRC = join(import.meta.dirname, 'src')
const components = readdirSync(SRC, { recursive: true }).filter((file) => file.endsWith('.svelte')).sort()

/** The class that scopes a component's styles: its number, because a hash doesn't compress. */
function cssHash({ filename, css, hash }) {
  const number = components.findIndex((file) => filename.endsWith(`src/${file}`))
  return `s${number < 0 ? hash(css) : number.toString(36)}`
}

export default { preprocess: vitePreprocess(), compilerOptions: { runes: true, cssHash } }
