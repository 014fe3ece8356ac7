// Runs the tests repeatedly in one process; each input line names the files changed since the last run.

import { createInterface } from 'node:readline'
import { createVitest } from 'vitest/node'

const silent = { onInit() {} }
const vitest = await createVitest('test', { watch: false, bail: 1, maxWorkers: 1, reporters: [silent] })
await vitest.standalone()
const tests = await vitest.globTestSpecifications(process.argv.slice(2))

for await (const line of createInterface({ input: process.stdin })) {
  for (const file of JSON.parse(line)) vitest.invalidateFile(file)
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(tests, true)
  const failed = testModules.filter((one) => !one.ok()).map((one) => one.moduleId)
  const hasPassed = testModules.length > 0 && failed.length === 0 && unhandledErrors.length === 0
  console.log(hasPassed ? 'passed' : `failed ${[...failed, ...unhandledErrors].join(' ')}`)
}
process.exit(0)
