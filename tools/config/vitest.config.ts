import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import type { Reporter, TestModule } from 'vitest/node'

const root = fileURLToPath(new URL('../../', import.meta.url))
const slow = process.env.BOXTRAIL_SLOW === '1'

/** Ends the run with one line that scripts read: `N passed, N failed`. */
class Tally implements Reporter {
  #line = ''

  onTestRunEnd(modules: ReadonlyArray<TestModule>, errors: ReadonlyArray<unknown>): void {
    const tests = modules.flatMap((module) => [...module.children.allTests()])
    const passed = tests.filter((test) => test.result().state === 'passed').length
    // A file that does not load has no tests to fail, and an error outside of tests belongs to none: each counts as one.
    const broken = modules.filter((module) => module.state() === 'failed' && module.errors().length > 0).length
    const failed = tests.filter((test) => test.result().state === 'failed').length + broken + errors.length
    this.#line = `${passed} passed, ${failed} failed\n`
    // After the summary of the default reporter, which is written later than this call.
    process.once('exit', () => process.stdout.write(this.#line))
  }
}

export default defineConfig({
  root,
  cacheDir: 'node_modules/.cache/vitest',
  test: {
    include: ['packages/*/test', 'apps/*/test', 'tools/*/test'].map((at) => `${at}/**/*.${slow ? 'slow.test' : 'test'}.ts`),
    exclude: ['**/node_modules/**', ...(slow ? [] : ['**/*.slow.test.ts'])],
    globalSetup: ['packages/server/test/harness/global-setup.ts'],
    reporters: ['default', new Tally()],
    pool: 'forks',
    maxWorkers: 2,
    passWithNoTests: true,
    testTimeout: slow ? 600_000 : 15_000,
    hookTimeout: 30_000,
  },
})
