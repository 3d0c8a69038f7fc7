import { existsSync, readdirSync } from 'node:fs'
import { Agent } from 'undici'
import { afterAll, expect, test } from 'vitest'
import { anyAuthority } from '../../src/sources/authority/authority.ts'
import { profiles } from '../../src/sources/dcsa/profiles.ts'
import { createDcsaSource } from '../../src/sources/dcsa/source.ts'
import { plainPartner } from '../../src/sources/edi/partner.ts'
import { createEdiSource } from '../../src/sources/edi/source.ts'
import { createFeedSource } from '../../src/sources/feed/source.ts'
import { createCredentials } from '../../src/sources/http/credentials.ts'
import { createGet } from '../../src/sources/http/get.ts'
import { lineAdapters } from '../../src/sources/line-adapters.ts'
import type { Subject } from '../../src/sources/source.ts'
import { createTestLine } from '../../src/sources/test-line/source.ts'
import { type Adapter, adapterSuite } from './adapter-suite.ts'
import { b4, CONTAINER, x12 } from './edi/messages.ts'
import { lineServer } from './line-server.ts'
import { bill, event, type LineName, sample } from './read-answer.ts'

const server = await lineServer()
const dispatcher = new Agent()
afterAll(() => dispatcher.close())
const get = createGet({ credentials: createCredentials({ kind: 'none' }, dispatcher), dispatcher, timeoutMs: 2_000 })

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

/** `/msc/events?transportDocumentReference=KNOWN12345`: each profile has its own path, and so has the feed. */
server.answers((request, response) => {
  const [, path] = request.url!.split('/')
  if (!/KNOWN12345|TSTU1234568/.test(request.url!))
    return void response.writeHead(404).end('{"statusCode":404,"errors":[]}')
  response.writeHead(200, { 'content-type': 'application/json' })
  if (path === 'feed') response.end(message)
  else response.end(path === 'generic' ? JSON.stringify([event()]) : sampleOf(path as LineName))
})

/** The line's response about the known number. */
const sampleOf = (line: LineName) => sample(line).replaceAll(/269900111|MEDUXX990011/g, 'KNOWN12345')

const dcsa = Object.entries(profiles).map(([name, profile]): Adapter => {
  const options = { id: 'line:XXXX', scac: 'XXXX', name, get }
  const source = createDcsaSource({ ...options, profile, baseUrl: `${server.url}/${name}/` })
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
    baseUrl: `${server.url}/feed`,
    get,
  },
  accountId: null,
})

const edi = createEdiSource({ partner: plainPartner, name: 'a partner', secrets: [], accountId: null })

/** By folder. */
const adapters: Record<string, readonly Adapter[]> = {
  dcsa,
  feed: [{ source: feed, known: container(CONTAINER), unknown: container('MSCU0000006') }],
  edi: [{ source: edi, known: container(CONTAINER), pushed: x12('315', [[b4('UV')]]) }],
  'test-line': [{ source: createTestLine(), known: bill('TEST-TR-SUCCEEDED'), unknown: bill('TEST-TR-SOMETHING') }],
}

for (const [folder, each] of Object.entries(adapters))
  for (const adapter of each) adapterSuite(each.length > 1 ? `${folder}, ${adapter.source.name}` : folder, adapter)

test('every adapter passes the suite', () => {
  const sources = new URL('../../src/sources/', import.meta.url)
  const folders = readdirSync(sources).filter((name) => existsSync(new URL(`${name}/source.ts`, sources)))
  expect(Object.keys(adapters).toSorted()).toEqual(folders)
  for (const { name } of lineAdapters) expect(folders).toContain(name)
})
