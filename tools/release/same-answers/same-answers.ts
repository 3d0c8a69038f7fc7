import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createMock, type Mock } from '@boxtrail/mock/mock'
import { callOf } from '../../generate/mock-world/call.ts'
import { crawl, type Recording } from '../../generate/mock-world/crawl.ts'
import { playDemoWorld } from '../../generate/mock-world/play.ts'
import { startService } from '../../service/service.ts'
import { type Call, generateCalls } from './calls.ts'
import { knownDifferences } from './known-differences.ts'
import { type ComparedResponse, createNaming, differences } from './normalized.ts'

export interface Compared {
  calls: number
  /** The number of equal responses, apart from known differences. */
  same: number
  /** The reasons for known differences, with the number of responses that they affect. */
  known: Map<string, number>
  unknown: string[]
  /** The differences found with a mock in which one record is wrong: there must be some. */
  control: string[]
}

/**
 * Sends the same calls to the service and to the mock in the same state: the service without its workers, and the mock
 * with records that are read from it.
 */
export const sameAnswers = async (count: number, seed = 1): Promise<Compared> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'boxtrail-same-'))
  await playDemoWorld(dataDir)
  // From here on nothing changes by itself.
  const service = await startService({
    dataDir,
    config: 'limits: { requests_per_minute: 1000000, tracking_requests_per_minute: 1000000 }\n',
    env: { BOXTRAIL_ROLES: 'api' },
  })
  try {
    const call = callOf(service)
    const recording = await crawl((path) => call('GET', path), `${new Date().toISOString().slice(0, 19)}Z`)
    const mock = createMock({ ...only, recording: recording as never })
    const known = JSON.stringify(recording)
    const named = createNaming(known, recording.recordedAt)
    const compared = nothingCompared()
    const compare = async (one: Call, from: Mock, into: Compared) => {
      const sent = (origin: string) => requestOf(one, origin, service.apiKey)
      const real = await comparedOf(await fetch(sent(service.url)), service.url, named)
      const mocked = await comparedOf(await from.respond(sent(MOCK)), MOCK, named)
      note(into, `${one.method} ${one.path}`, real, mocked)
    }
    const control = nothingCompared()
    await compare(
      { method: 'GET', path: '/shipments' },
      createMock({ ...only, recording: withWrongBill(recording) }),
      control,
    )
    for (const one of generateCalls(recording, count, seed)) await compare(one, mock, compared)
    return { ...compared, control: control.unknown }
  } finally {
    await service.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

const MOCK = 'http://mock.test'
const only = { copies: 1, withExamples: false }

const nothingCompared = (): Compared => ({ calls: 0, same: 0, known: new Map(), unknown: [], control: [] })

const withWrongBill = (recording: Recording) => {
  const [first, ...others] = recording.resources.filter(({ type }) => type === 'shipment')
  const wrong = { ...first!, attributes: { ...first!.attributes, bill_of_lading_number: 'WRONG' } }
  const rest = recording.resources.filter(({ type }) => type !== 'shipment')
  return { ...recording, resources: [wrong, ...others, ...rest] } as never
}

const requestOf = ({ method, path, body, headers }: Call, origin: string, apiKey: string): Request =>
  new Request(`${origin}/v2${path}`, {
    method,
    headers: { authorization: `Token ${apiKey}`, ...headers },
    ...(body === undefined ? {} : { body }),
  })

const comparedOf = async (
  answer: Response,
  origin: string,
  named: ReturnType<typeof createNaming>,
): Promise<ComparedResponse> => {
  const text = named(await answer.text(), origin)
  return { status: answer.status, contentType: answer.headers.get('content-type'), body: text && JSON.parse(text) }
}

const note = (compared: Compared, name: string, real: ComparedResponse, mocked: ComparedResponse): void => {
  compared.calls += 1
  const found = differences(real, mocked).map((difference) => `${name} ${difference}`)
  const reasons = found.map((one) => knownDifferences.find(({ where }) => where.test(one))?.reason)
  const [first] = found.filter((_, at) => reasons[at] === undefined)
  if (first !== undefined) compared.unknown.push(`${first} (of ${found.length})`)
  else compared.same += 1
  for (const reason of new Set(reasons)) if (reason) compared.known.set(reason, (compared.known.get(reason) ?? 0) + 1)
}
