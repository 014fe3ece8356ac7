// A loop without an end cannot be stopped from inside its own worker, so the whole run has a limit.

import type { TestProject } from 'vitest/node'

const SECONDS = 600

export default function limit(project: TestProject): void {
  // Whoever runs the tests again and again (tools/faults.py) has a limit for each run.
  if (project.config.watch || process.env['TESTS_RUN_AGAIN']) return
  setTimeout(() => {
    console.error(`The tests have not ended within ${SECONDS} seconds.`)
    process.exit(1)
  }, SECONDS * 1000).unref()
}
