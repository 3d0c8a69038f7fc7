import { lineOf } from '@boxtrail/simulator'
import type { Pool } from 'pg'
import { Agent } from 'undici'
import { fetchEvents } from '../dcsa/fetch.ts'
import { generic, type Profile } from '../dcsa/profile.ts'
import { fingerprintEvents, readEvents } from '../dcsa/read.ts'
import type { Credentials } from '../dcsa/token.ts'
import { fetchMessage } from '../feed/fetch.ts'
import { fingerprintMessage, readMessage } from '../feed/read.ts'
import type { Source, Subject } from '../source.ts'
import { beganMs, sandboxJourney, sandboxWorld } from './journeys.ts'
import { beganOf } from './queries.ts'
import { SANDBOX_TIMEOUT_MS, simulatorUrl } from './server.ts'

/** The simulated sources of an account, on its own clock; they are asked as any other source is. */
export interface Sandbox {
  sourcesOf(accountId: string): Source[]
}

const SHARED = {
  scac: 'TEST',
  adapter: 'sandbox',
  adapterVersion: 1,
  limits: { concurrency: 8, perMinute: null, perDay: null },
  lineCannotTell: false,
  normalizeNumber: (_kind: Subject['kind'], number: string) => number.toUpperCase().replaceAll(/[\s-]/g, ''),
}

/** The dialect in which the line of a scenario writes its times. */
const profileOf = (number: string): Profile => {
  const line = sandboxWorld().story(number)?.line.scac
  return line && lineOf(line)?.dialect === 'false_z' ? { ...generic, falseZone: true } : generic
}

export const createSandbox = (pool: Pool): Sandbox => {
  const dispatcher = new Agent({ connections: 16, keepAliveTimeout: 10_000 })
  const known = new Map<string, Source[]>()

  /** Asks the simulator what holds for this account's journey at this time of its clock. */
  const asking =
    (accountId: string, path: string, ask: typeof fetchMessage | typeof askLine): Source['fetch'] =>
    async (subject, signal, askedAt = new Date()) => {
      const journey = sandboxJourney(subject.number)
      const began = journey
        ? await beganOf(pool, accountId, journey, new Date(beganMs(subject.number, askedAt.getTime())))
        : askedAt
      const headers = { 'simulator-now': askedAt.toISOString(), 'simulator-began': began.toISOString() }
      const credentials: Credentials = { headers: async () => headers, refused: () => false }
      const baseUrl = `${await simulatorUrl()}${path}`
      return ask({ baseUrl, credentials, dispatcher, timeoutMs: SANDBOX_TIMEOUT_MS }, subject, signal)
    }

  const create = (accountId: string): Source[] => {
    const feed = (id: string, kind: Source['kind'], name: string, path: string): Source => ({
      ...SHARED,
      id: `${id}@${accountId}`,
      kind,
      name,
      style: 'delta',
      fetch: asking(accountId, path, fetchMessage),
      read: (body, subject) => readMessage(body, subject, { kind, facilities: [] }),
      fingerprint: fingerprintMessage,
      covers: () => true,
    })
    return [
      {
        ...SHARED,
        id: `line:TEST@${accountId}`,
        kind: 'line',
        name: 'Test line',
        style: 'snapshot',
        fetch: asking(accountId, '/lines/TEST/v2', askLine),
        read: (body, subject) => readEvents(body, subject, profileOf(subject.number)),
        fingerprint: (body) => fingerprintEvents(body, generic),
      },
      feed('line:TEST/notices', 'line', 'Test line', '/lines/TEST'),
      feed('terminal:TEST', 'terminal', 'Test terminal', '/terminals/TEST'),
      feed('rail:TEST', 'rail', 'Test railway', '/railways/TEST'),
    ]
  }

  return {
    sourcesOf: (accountId) => {
      const sources = known.get(accountId) ?? create(accountId)
      known.set(accountId, sources)
      return sources
    },
  }
}

type Endpoint = Parameters<typeof fetchMessage>[0]

const askLine = (endpoint: Endpoint, subject: Subject, signal: AbortSignal) =>
  fetchEvents({ ...endpoint, profile: profileOf(subject.number) }, subject, signal)
