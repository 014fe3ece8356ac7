/** Builds `service_worker.js` from `src/worker/service_worker.ts`, with the names of the files that it keeps. */

import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { transformWithOxc, type Plugin, type Rolldown } from 'vite'

const SOURCE = join(import.meta.dirname, 'src/worker/service_worker.ts')

/** What the client needs to show a page, besides the texts that the page names. */
const isNeeded = (one: Rolldown.OutputAsset | Rolldown.OutputChunk): boolean =>
  one.fileName.endsWith('.css') || (one.type === 'chunk' && (one.isEntry || one.name === 'client'))

/** The script of the worker: the source without types, and the call that starts it. */
export async function workerScript(files: string[], all: string[]): Promise<string> {
  const { code } = await transformWithOxc(readFileSync(SOURCE, 'utf-8'), SOURCE)
  const build = createHash('sha256').update([...all].sort().join('\n')).digest('hex').slice(0, 12)
  return `${code.replace('export function', 'function')}\nserve(self, ${JSON.stringify(build)}, ${JSON.stringify(files)})\n`
}

export function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    async generateBundle(_options, bundle) {
      const built = Object.values(bundle)
      const files = built.filter(isNeeded).map(({ fileName }) => `/${fileName}`)
      const source = await workerScript(files.sort(), Object.keys(bundle))
      this.emitFile({ type: 'asset', fileName: 'service_worker.js', source })
    },
  }
}
