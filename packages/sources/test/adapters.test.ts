import { existsSync, readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { anyAuthority } from '../src/authority/authority.ts'
import { createDcsaSource } from '../src/dcsa/dcsa-source.ts'
import { profiles } from '../src/dcsa/profiles.ts'
import { createEdiSource } from '../src/edi/edi-source.ts'
import { plainPartner } from '../src/edi/message/partner.ts'
import { createFeedSource } from '../src/feed/feed-source.ts'
import { lineAdapters } from '../src/line-adapters.ts'
import type { Get } from '../src/port/endpoint.ts'
import type { Subject } from '../src/port/source.ts'
import { type Adapter, adapterSuite } from './adapter-suite.ts'
import { b4, CONTAINER, x12 } from './edi/messages.ts'
import { bill, event, sample } from './read-answer.ts'

const container = (number: string): Subject => ({ kind: 'container', number })

const message = JSON.stringify({
  message_id: '3f0a4c1e-8a11-4a39-9d0c-2f6f1f6f0a01',
  sent_at: '2026-03-01T08:00:00Z',
  snapshots: [
    {
      container_number: CONTAINER,
      observed_at: '2026-03-01T07:55:00Z',
      facility: { locode: 'USLAX' },
      yard_location: 'C4',
    },
  ],
})

/**
 * Every source responds by its path, without a network: `/msc/events?transportDocumentReference=KNOWN12345`. Each
 * profile has its own, and so has the feed.
 */
const get: Get = async (url) => {
  const { href, pathname } = new URL(url)
  const common = { mediaType: 'application/json', retryAfterMs: null, headers: {} }
  if (!/KNOWN12345|TSTU1234568/.test(href))
    return {
      ...common,
      outcome: 'not_found',
      statusCode: 404,
      body: '{"statusCode":404,"errors":[]}',
      detail: 'status 404',
    }
  const [, path] = pathname.split('/')
  const body = path === 'feed' ? message : path === 'generic' ? JSON.stringify([event()]) : sampleOf(path!)
  return { ...common, outcome: 'ok', statusCode: 200, body, detail: null }
}

/** The line's response about the known number. */
const sampleOf = (line: string) => sample(line).replaceAll(/269900111|MEDUXX990011/g, 'KNOWN12345')

const dcsa = Object.entries(profiles).map(([name, profile]): Adapter => {
  const options = { id: 'line:XXXX', scac: 'XXXX', name, get }
  const source = createDcsaSource({ ...options, profile, baseUrl: `https://line.example/${name}/` })
  return { source, known: bill('KNOWN12345'), unknown: bill('STRANGE999') }
})

const feed = createFeedSource({
  id: 'trapac-la',
  kind: 'terminal',
  name: 'TraPac',
  scac: null,
  authority: anyAuthority,
  secrets: null,
  endpoint: {
    baseUrl: 'https://line.example/feed',
    get,
  },
  accountId: null,
})

const edi = createEdiSource({ partner: plainPartner, name: 'a partner', secrets: [], accountId: null })

/** The adapters by their folder in `src`. */
const adapters: Record<string, readonly Adapter[]> = {
  dcsa,
  feed: [{ source: feed, known: container(CONTAINER), unknown: container('MSCU0000006') }],
  edi: [{ source: edi, known: container(CONTAINER), pushed: x12('315', [[b4('UV')]]) }],
}

for (const [folder, each] of Object.entries(adapters))
  for (const adapter of each) adapterSuite(each.length > 1 ? `${folder}, ${adapter.source.name}` : folder, adapter)

test('every adapter passes the suite', () => {
  const sources = new URL('../src/', import.meta.url)
  const folders = readdirSync(sources).filter((name) => existsSync(new URL(`${name}/${name}-source.ts`, sources)))
  expect(Object.keys(adapters).toSorted()).toEqual(folders)
  for (const { name } of lineAdapters) expect(folders).toContain(name)
})
