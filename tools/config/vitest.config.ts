import { defineConfig } from 'vitest/config'
import type { Reporter, TestModule, TestSpecification, Vitest } from 'vitest/node'
import { matrixOf, openAnswers, readAnswers } from './answered.ts'
import { isLong, isSlow as slow } from './form.ts'
import { LongestFirst } from './longest-first.ts'
import { openTemporary } from './temporary.ts'
import { root, testedPackages } from './test-projects.ts'

// Long forms render 100,000 pages, and the development build of React keeps a stack for each element.
if (isLong) process.env.NODE_ENV = 'production'

const packages = testedPackages(slow ? 'slow.test.ts' : 'test.ts')
openTemporary()
const answers = openAnswers()

/**
 * Ends the run with one line that scripts read: `N passed, N failed`. A run of everything that needs the database also
 * reports which statuses of which operations its tests have seen; a documented one that none has seen is a failure.
 * Skipped tests are listed with their reasons.
 */
class Tally implements Reporter {
  #line = ''
  #vitest!: Vitest
  #isWhole = false

  onInit(vitest: Vitest): void {
    this.#vitest = vitest
  }

  async onTestRunStart(files: ReadonlyArray<TestSpecification>): Promise<void> {
    const all = await this.#vitest.globTestSpecifications()
    const isEverything = files.length === all.length && !this.#vitest.config.testNamePattern
    this.#isWhole = !slow && isEverything && files.some(({ project }) => project.name === 'database')
  }

  onTestRunEnd(modules: ReadonlyArray<TestModule>, errors: ReadonlyArray<unknown>): void {
    const tests = modules.flatMap((module) => [...module.children.allTests()])
    const passed = tests.filter((test) => test.result().state === 'passed').length
    // A file that does not load has no failing tests, and an error outside of tests belongs to none: each counts as one
    // failure.
    const broken = modules.filter((module) => module.state() === 'failed' && module.errors().length > 0).length
    const failed = tests.filter((test) => test.result().state === 'failed').length + broken + errors.length
    const skipped = tests.flatMap((test) => {
      const result = test.result()
      return result.state === 'skipped' && test.options.mode === 'run' ? [`${test.module.relativeModuleId}: ${result.note ?? 'no reason'}`] : []
    })
    const skips = [...new Set(skipped)].map((one) => `skipped ${skipped.filter((each) => each === one).length} of ${one}\n`)
    const matrix = this.#isWhole ? matrixOf(readAnswers(answers)) : null
    const untested = matrix?.untested ?? []
    for (const pair of untested) process.stderr.write(`no test has seen ${pair}\n`)
    this.#line = `${skips.join('')}${matrix ? `${matrix.text}\n` : ''}${passed + (matrix?.pairs ?? 0) - untested.length} passed, ${failed + untested.length} failed\n`
    if (untested.length > 0) process.exitCode = 1
    // After the summary of the default reporter, which is written later than this call.
    process.once('exit', () => process.stdout.write(this.#line))
  }
}

export default defineConfig({
  root,
  cacheDir: 'node_modules/.cache/vitest',
  test: {
    reporters: ['default', new Tally()],
    pool: 'forks',
    // So that the hundreds of patterns of the readers are only compiled once.
    execArgv: ['--no-regexp-tier-up'],
    // Slow tests wait for processes and their clocks a third of their time: two workers would leave as much of two
    // cores idle.
    maxWorkers: slow ? 3 : 2,
    ...(slow ? { sequence: { sequencer: LongestFirst } } : {}),
    passWithNoTests: true,
    // Only a test that hangs reaches these, also on a machine that is ten times as slow as usual.
    testTimeout: slow ? 1_200_000 : 240_000,
    hookTimeout: slow ? 600_000 : 120_000,
    expect: { poll: { timeout: 60_000, interval: 20 } },
    projects: [
      ...packages.map(({ name, tests, onDatabase, inputs }) => ({
        extends: true as const,
        test: {
          name,
          include: [tests],
          exclude: ['**/node_modules/**', ...(slow ? [] : ['**/*.slow.test.ts']), ...onDatabase],
          // A worker loads the modules of a package once, not for each file.
          isolate: slow,
          // Slow tests always run.
          ...(slow ? {} : { setupFiles: ['tools/config/refuse-undeclared-reads.ts'], provide: { inputs } }),
        },
      })),
      {
        extends: true as const,
        test: {
          name: 'database',
          // Each file has its own database; a worker loads the modules of the application once, not for each file.
          isolate: slow,
          include: packages.flatMap(({ onDatabase }) => onDatabase),
          globalSetup: ['packages/server/test/harness/database/global-setup.ts'],
        },
      },
    ],
  },
})
