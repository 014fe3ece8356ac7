import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'
import { layouts } from '../layouts.plugin.ts'
import { texts } from '../texts.plugin.ts'

/** The gallery alone: `npx vite --config gallery/vite.config.ts`. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [layouts(), svelte(), texts()],
  server: { fs: { allow: ['..'] } },
})
