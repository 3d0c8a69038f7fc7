import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Check, passes, run } from '../../../tools/release/consumer/run.ts'
import { startService } from '../../../tools/service/service.ts'
import { authorizationConformance } from './authorization-conformance.ts'
import { overHttp } from './clients.ts'
import { conformance, conformanceOfProduct, REQUIREMENTS, WITHOUT_FIXTURE } from './conformance.ts'
import { cost } from './cost.ts'
import { desk } from './desk.ts'
import { evaluate } from './evaluation.ts'
import { injections } from './injections.ts'
import { connectAsWritten, inspect } from './inspector.ts'
import { OWNER_SETTINGS } from './person.ts'
import { withKey } from './serve.ts'
import { signInFlow } from './sign-in.ts'
import { sizes } from './sizes.ts'
import { transcript } from './transcript.ts'

/**
 * Tests the MCP server with its clients: the real service with the journeys of the demo account, the SDK's client over
 * HTTP and stdio, the inspector, and the conformance suite. Ends with `N passed, N failed`.
 */

/** The test suites, at the versions whose outcomes are known. */
const SUITES = ['@modelcontextprotocol/conformance@0.2.0-alpha.12', '@modelcontextprotocol/inspector@2.12.0']

const install = async (folder: string) => {
  await writeFile(join(folder, 'package.json'), '{ "private": true, "type": "module" }')
  await run(folder, 'npm', 'install', '--no-audit', '--no-fund', '--ignore-scripts', ...SUITES)
}

/** Starts the service, and waits until the journeys of its demo account are tracked. */
const startWorld = async () => {
  const service = await startService({ env: { BOXTRAIL_ROLES: 'api,worker,simulator', ...OWNER_SETTINGS } })
  while (!service.output().includes('demo world tracked')) await new Promise((resolve) => setTimeout(resolve, 200))
  return service
}

/** The questions count the shipments of the account, so they need a service of their own. */
const evaluateApart = async () => {
  const apart = await startService()
  const client = await overHttp(apart)
  try {
    return await evaluate(client, apart)
  } finally {
    await client.close()
    await apart.stop()
  }
}

const folder = await mkdtemp(join(tmpdir(), 'boxtrail-mcp-'))
const service = await startWorld()
const open = await withKey(service.url, service.apiKey)
const client = await overHttp(service)

const CHECKS: Check[] = [
  ['a transcript of the SDK’s client', () => transcript(service)],
  ['signing in, with the SDK’s client', () => signInFlow(service)],
  ['sizes of answers', () => sizes(client)],
  ['questions with computed answers', evaluateApart],
  ['the questions of an operator', () => desk(client, service)],
  ['instructions in the texts of others', injections],
  ['cost of a tool call over its calls of the API', cost],
  ['install the suites', install],
  ['conformance of the authorization server', (folder) => authorizationConformance(folder, service.url)],
  ...REQUIREMENTS.map(
    (one): Check => [`conformance of the handler, ${one.revision}`, (folder) => conformance(folder, one)],
  ),
  ...Object.keys(WITHOUT_FIXTURE).map(
    (revision): Check => [
      `conformance of the service, ${revision}`,
      (folder) => conformanceOfProduct(folder, open.url, revision),
    ],
  ),
  ['inspector --cli --strict', (folder) => inspect(folder, `${service.url}/mcp`, service.apiKey)],
  ['entries of the README', (folder) => connectAsWritten(folder, service.url, service.apiKey)],
]

try {
  const results: boolean[] = []
  for (const [name, check] of CHECKS) results.push(await passes(name, () => check(folder)))
  const passed = results.filter(Boolean).length
  console.log(`${passed} passed, ${results.length - passed} failed`)
  if (passed < results.length) process.exitCode = 1
} finally {
  await client.close()
  await open.close()
  await service.stop()
  await rm(folder, { recursive: true, force: true })
}
