/** Puts the conditions of the layouts into styles that name them: `@media (--tabs)`. */

import type { Plugin } from 'vite'
import { withLayouts } from './src/lib/layouts.ts'

export function layouts(): Plugin {
  return {
    name: 'layouts',
    enforce: 'pre',
    transform: { filter: { id: /\/(src|gallery)\/.*\.(svelte|css)$/ }, handler: withLayouts },
  }
}
