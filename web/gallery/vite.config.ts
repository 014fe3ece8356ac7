import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'

/** The gallery alone: `npx vite --config gallery/vite.config.ts`. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [svelte()],
  server: { fs: { allow: ['..'] } },
})
