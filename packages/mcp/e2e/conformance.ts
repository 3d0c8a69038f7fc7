import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { run } from '../../../tools/release/consumer/run.ts'
import { serveFixture } from './serve.ts'

/** The number of scenarios that a revision requires, and those that a server without sessions cannot pass. */
interface Requirements {
  revision: string
  scenarios: number
  baseline: readonly string[]
}

export const REQUIREMENTS: readonly Requirements[] = [
  { revision: '2026-07-28', scenarios: 37, baseline: [] },
  {
    revision: '2025-11-25',
    scenarios: 30,
    // Between two requests, the server would have to send requests itself or remember a subscription.
    baseline: [
      'tools-call-sampling',
      'tools-call-elicitation',
      'elicitation-sep1034-defaults',
      'elicitation-sep1330-enums',
      'resources-subscribe',
      'resources-unsubscribe',
    ],
  },
]

/** Scenarios that need no fixture: the product itself must pass them, at each of these revisions. */
export const WITHOUT_FIXTURE: Record<string, readonly string[]> = {
  '2025-11-25': [
    'server-initialize',
    'ping',
    'tools-list',
    'resources-list',
    'prompts-list',
    'dns-rebinding-protection',
  ],
  '2026-07-28': [
    'tools-list',
    'resources-list',
    'prompts-list',
    'dns-rebinding-protection',
    'caching',
    'sep-2164-resource-not-found',
    'server-sse-multiple-streams',
    'http-header-validation',
    'input-required-result-unsupported-methods',
    'input-required-result-missing-input-response',
    'input-required-result-ignore-extra-params',
    'input-required-result-validate-input',
    'server-stateless',
  ],
}

type Outcome = { name: string; passed: number; failed: number }

/** The path of the suite's program in the folder where it was installed. */
export const suite = (folder: string): string =>
  join(folder, 'node_modules/@modelcontextprotocol/conformance/dist/index.js')

const server = (folder: string, ...given: string[]) => run(folder, process.execPath, suite(folder), 'server', ...given)

/** The outcomes of the required scenarios. The suite exits with 1 if any fails; which ones may fail is decided here. */
const required = async (folder: string, url: string, revision: string): Promise<Outcome[]> => {
  const { stdout } = await server(folder, '--url', url, '--requirements', revision).catch((error) => error)
  const [, after = ''] = String(stdout).split(/^Not scored for .*$/m)
  const notScored = [...after.matchAll(/^ {2}[✓✗] ([\w-]+) \(/gm)].map(([, name]) => name!)
  return outcomesOf(String(stdout)).filter(({ name }) => !notScored.includes(name))
}

const outcomesOf = (stdout: string): Outcome[] =>
  [...stdout.matchAll(/^[✓✗] ([\w-]+): (\d+) passed, (\d+) failed/gm)].map(([, name, passed, failed]) => ({
    name: name!,
    passed: Number(passed),
    failed: Number(failed),
  }))

/**
 * Runs the suite against the handler with the fixture: exactly the scenarios of the baseline may fail, and none may be
 * missing.
 */
export const conformance = async (folder: string, { revision, scenarios, baseline }: Requirements): Promise<string> => {
  const fixture = await serveFixture()
  try {
    const scored = await required(folder, fixture.url, revision)
    const failing = scored.filter(({ failed }) => failed > 0).map(({ name }) => name)
    if (scored.length !== scenarios) throw new Error(`${scored.length} scenarios were scored, not ${scenarios}`)
    if (failing.sort().join() !== baseline.toSorted().join())
      throw new Error(`failing: ${failing.join(', ') || 'none'}`)
    return `${scenarios - failing.length} of ${scenarios}`
  } finally {
    await fixture.close()
  }
}

/** Checks that call tools of the fixture, which the product does not have; the fixture passes them. */
const OF_FIXTURES: Record<string, readonly string[]> = {
  'server-stateless': [
    'sep-2575-http-server-no-independent-requests-on-stream',
    'sep-2575-missing-capability-http-400',
    'sep-2575-server-no-log-without-loglevel',
    'sep-2575-server-rejects-undeclared-capability',
  ],
}

/** The failed checks of a scenario. */
const failuresOf = async (folder: string, url: string, scenario: string, revision: string): Promise<string[]> => {
  const { stdout } = await server(folder, '--url', url, '--scenario', scenario, '--spec-version', revision).catch(
    (error) => error,
  )
  const text = stripVTControlCharacters(String(stdout))
  if (!/^Passed: \d+\/\d+/m.test(text)) throw new Error(`${scenario} was not run:\n${text.slice(-1_000)}`)
  return [...text.matchAll(/\[(sep-[\w-]+|[\w-]+) *\] FAILURE/g)].map(([, name]) => name!).sort()
}

/** Runs every scenario that needs no fixture against the product itself. */
export const conformanceOfProduct = async (folder: string, url: string, revision: string): Promise<string> => {
  const names = WITHOUT_FIXTURE[revision]!
  for (const name of names) {
    const failures = await failuresOf(folder, url, name, revision)
    const baseline = OF_FIXTURES[name] ?? []
    if (failures.join() !== baseline.join()) throw new Error(`${name}: ${failures.join(', ')}`)
  }
  return `${names.length} of ${names.length}`
}
