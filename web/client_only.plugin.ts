/**
 * Leaves hydration out of Svelte's runtime: the server renders no page. Svelte keeps a variable for this, but Rolldown
 * doesn't see that nobody sets it.
 */

import type { Plugin } from 'vite'

const FLAG = 'export let hydrating = false;'
const SET = 'hydrating = value;'

export function clientOnly(): Plugin {
  return {
    name: 'client-only',
    apply: 'build',
    transform: {
      filter: { id: /svelte\/src\/internal\/client\/dom\/hydration\.js$/ },
      handler(code) {
        if (!code.includes(FLAG) || !code.includes(SET)) this.error('Svelte has another flag for hydration.')
        return code.replace(FLAG, 'export const hydrating = false;').replace(SET, '')
      },
    },
  }
}
