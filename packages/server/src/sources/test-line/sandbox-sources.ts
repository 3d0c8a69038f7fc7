import { lineSourceId, SIMULATED_SCAC } from '@boxtrail/engine/source-id'
import { normalizeNumber } from '@boxtrail/reference/number'
import { lineOf } from '@boxtrail/simulator'
import { anyAuthority } from '@boxtrail/sources/authority/authority'
import { fetchEvents } from '@boxtrail/sources/dcsa/fetch-events'
import { fingerprintEvents } from '@boxtrail/sources/dcsa/fingerprint-events'
import { dcsaData, generic, type Profile } from '@boxtrail/sources/dcsa/profile'
import { readEvents } from '@boxtrail/sources/dcsa/read-events'
import { fetchMessage } from '@boxtrail/sources/feed/fetch-feed-message'
import { fingerprintMessage, readMessage } from '@boxtrail/sources/feed/read-feed-message'
import type { Source, Subject } from '@boxtrail/sources/port/source'
import { DEMO, SANDBOX } from '@boxtrail/sources/port/traits'
import { LRUCache } from 'lru-cache'
import type { Pool } from 'pg'
import { Agent } from 'undici'
import { createGet } from '../http/create-get.ts'
import type { Credentials } from '../http/credentials.ts'
import { DEMO_ACCOUNT_ID } from './demo-account.ts'
import { journeyBeginning } from './queries.ts'
import { beganMs, sandboxJourney, sandboxWorld } from './sandbox-journeys.ts'
import { SANDBOX_TIMEOUT_MS, simulatorUrl } from './sandbox-simulator.ts'

/** The simulated sources of an account, on its own clock; they are polled like any other source. */
export interface Sandbox {
  sourcesOf(accountId: string): Source[]
  /**
   * The sources of the demo world, in real time: the line TEST, which also knows the older test numbers, terminals,
   * railways.
   */
  demo(testLine: Source): Source[]
}

const REMEMBERED = 10_000

const SHARED = {
  scac: SIMULATED_SCAC,
  adapter: SANDBOX,
  adapterVersion: 1,
  limits: { concurrency: 8, perMinute: null, perDay: null },
  hidesUnknownNumbers: false,
  normalizeNumber: (_kind: Subject['kind'], number: string) => normalizeNumber(number),
}

/** The profile by whose rules the line of a scenario writes its times. */
const profileOf = (number: string): Profile => {
  const line = sandboxWorld().story(number)?.line.scac
  return line && lineOf(line)?.dialect === 'false_z' ? { ...generic, falseZone: true } : generic
}

export const createSandbox = (pool: Pool): Sandbox => {
  const dispatcher = new Agent({ connections: 16, keepAliveTimeout: 10_000 })
  const known = new Map<string, Source[]>()

  const beginnings = new LRUCache<string, Date>({ max: REMEMBERED })

  /** When a journey began. Cached, because it never changes and a journey is polled over and over. */
  const beginning = async (accountId: string, journey: string, number: string, polledAt: Date): Promise<Date> => {
    const key = `${accountId} ${journey}`
    const known = beginnings.get(key)
    if (known) return known
    const began = await journeyBeginning(pool, accountId, journey, new Date(beganMs(number, polledAt.getTime())))
    beginnings.set(key, began)
    return began
  }

  /** Polls the simulator for the state of this account's journey at this time of its clock. */
  const polling =
    (accountId: string): Polling =>
    (path, fetchFrom) =>
    async (subject, signal, polledAt = new Date()) => {
      const journey = sandboxJourney(subject.number)
      const began = journey ? await beginning(accountId, journey, subject.number, polledAt) : polledAt
      // The time of a poll may be before the request that began the journey was stored, when nothing is known about the
      // number.
      const now = polledAt < began ? began : polledAt
      const headers = { 'simulator-now': now.toISOString(), 'simulator-began': began.toISOString() }
      const credentials: Credentials = { headers: async () => headers, refused: () => false }
      const baseUrl = `${await simulatorUrl()}${path}`
      const get = createGet({ credentials, dispatcher, timeoutMs: SANDBOX_TIMEOUT_MS })
      return fetchFrom({ baseUrl, get }, subject, signal)
    }

  return {
    demo: (testLine) => {
      const [line, ...others] = createSources({ adapter: DEMO, mark: '' }, polling(DEMO_ACCOUNT_ID))
      return [either(line!, testLine), ...others]
    },
    sourcesOf: (accountId) => {
      const sources =
        known.get(accountId) ?? createSources({ adapter: SANDBOX, mark: `@${accountId}` }, polling(accountId))
      known.set(accountId, sources)
      return sources
    },
  }
}

/** How a path of the simulator is polled. */
type Polling = (path: string, fetchFrom: typeof fetchMessage | typeof fetchLine) => Source['fetch']

/** The line, its notices, a terminal and a railway; `mark` ends their ids. */
const createSources = ({ adapter, mark }: { adapter: string; mark: string }, polling: Polling): Source[] => {
  const feed = (id: string, kind: Source['kind'], name: string, path: string): Source => ({
    ...SHARED,
    adapter,
    id: `${id}${mark}`,
    kind,
    name,
    style: 'delta',
    fetch: polling(path, fetchMessage),
    read: (body, subject) => readMessage(body, subject, { kind, authority: anyAuthority }),
    fingerprint: fingerprintMessage,
    covers: () => true,
  })
  return [
    {
      ...SHARED,
      adapter,
      id: `${lineSourceId(SIMULATED_SCAC)}${mark}`,
      kind: 'line',
      name: 'Test line',
      style: 'snapshot',
      data: dcsaData(),
      fetch: polling('/lines/TEST/v2', fetchLine),
      read: (body, subject) => readEvents(body, subject, profileOf(subject.number)),
      fingerprint: (body) => fingerprintEvents(body, generic),
    },
    feed('line:TEST/notices', 'line', 'Test line', '/lines/TEST'),
    feed('terminal:TEST', 'terminal', 'Test terminal', '/terminals/TEST'),
    feed('rail:TEST', 'rail', 'Test railway', '/railways/TEST'),
  ]
}

type Endpoint = Parameters<typeof fetchMessage>[0]

const fetchLine = (endpoint: Endpoint, subject: Subject, signal: AbortSignal) =>
  fetchEvents({ ...endpoint, profile: profileOf(subject.number) }, subject, signal)

/** The shared line TEST: the numbers of the demo world, and those of the documentation. */
const either = (demo: Source, testLine: Source): Source => {
  const of = ({ number }: Subject) => (sandboxJourney(number) === null ? testLine : demo)
  return {
    ...testLine,
    fetch: (subject, signal, polledAt) => of(subject).fetch(subject, signal, polledAt),
    read: (body, subject) => of(subject).read(body, subject),
  }
}
