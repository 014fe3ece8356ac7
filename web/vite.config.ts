import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'
import { clientOnly } from './client_only.plugin.ts'
import { layouts } from './layouts.plugin.ts'
import { serviceWorker } from './service_worker.plugin.ts'
import { texts } from './texts.plugin.ts'

const SERVER = process.env.TRICKERION_SERVER ?? 'http://127.0.0.1:8080'

/** What the start page and the table need is one chunk; the rest is loaded when it is opened, a few chunks of what goes together. */
const CHUNKS = [
  { name: 'client', tags: ['$initial' as const] },
  { name: 'rules', test: /\/src\/(rules\/|pages\/Rules)/ },
  { name: 'review', test: /\/src\/(pages\/(replay\/|Replay|review\/|Review|Example|MomentPlayer)|board\/(EndCharts|Fame)|table\/panels\/EndScreen)/ },
  { name: 'teaching', test: /\/src\/(pages\/(learn\/|Learn|Lesson)|table\/guide\/)/ },
  { name: 'later', test: /\/src\/(board|lib|pages|table|text)\// },
]

export default defineConfig({
  plugins: [layouts(), svelte(), texts(), clientOnly(), serviceWorker()],
  build: {
    rolldownOptions: { output: { codeSplitting: { groups: CHUNKS } } },
    outDir: '../src/trickerion/server/static',
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: false,
    assetsInlineLimit: 0,
    license: { fileName: 'THIRD_PARTY_LICENSES.txt' },
  },
  server: { proxy: { '/api': { target: SERVER, ws: true } } },
  resolve: process.env.VITEST ? { conditions: ['browser'] } : undefined,
  test: {
    environment: 'happy-dom',
    include: ['tests/**/*.test.ts'],
    globalSetup: 'tests/limit.ts',
    // One page for all files takes a third of the time of a page for each; a test puts back what it has changed.
    isolate: false,
    pool: 'threads',
    // No test is about how fast the machine is; one that hangs is stopped.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
})
