import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, test } from 'vitest'
import { published } from '../../../tools/release/build/published.ts'
import { checkServer } from '../src/check/check.ts'
import type { Report } from '../src/check/finding.ts'
import { formatOf, written } from '../src/check/formats.ts'
import { breakingChanges, type Spec } from '../src/comparison/index.ts'
import { examples } from '../src/examples.ts'
import openapi from '../src/generated/openapi.json' with { type: 'json' }
import { operations } from '../src/operations.ts'

// biome-ignore lint/suspicious/noExplicitAny: a parsed document is edited at will
type Document = any
type Answers = Record<string, { status?: number; body: unknown }>

let server: Server | undefined
afterEach(() => {
  server?.closeAllConnections()
  server?.close()
})

/** A server that answers with the examples of the contract, except for the given answers. */
const serve = async (document: unknown, answers: Answers = {}): Promise<string> => {
  const lists = Object.entries(operations).filter(([, { method, path }]) => method === 'get' && !path.includes('{'))
  const known = lists.map(([id, { path }]) => [path, { body: Object.values((examples as Document)[id][200] ?? {})[0] }])
  const all: Answers = { ...Object.fromEntries(known), ...answers }
  server = createServer(({ url = '/' }, response) => {
    const { pathname } = new URL(url, 'http://127.0.0.1')
    if (pathname === '/openapi.json')
      return response.writeHead(document === undefined ? 404 : 200).end(JSON.stringify(document))
    const { status = 200, body } = all[pathname.replace('/v2', '')] ?? {
      status: 404,
      body: examples.getShipment[404].not_found,
    }
    return response.writeHead(status, { 'content-type': 'application/vnd.api+json' }).end(JSON.stringify(body))
  })
  await new Promise<void>((resolve) => server!.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const edited = (edit: (spec: Document) => unknown): Document => {
  const copy = structuredClone(openapi)
  edit(copy)
  return copy
}

describe('of the document of a server', () => {
  test('the contract itself is kept, wherever it is served', async () => {
    const url = await serve(edited((spec) => (spec.servers[0].url = 'https://elsewhere.example/v2')))
    expect(await checkServer({ against: `${url}/v2/` })).toMatchObject({
      server: url,
      isDocumentCompared: true,
      findings: [],
    })
  })

  test('additions of a later version are not a difference', async () => {
    const url = await serve(
      edited(({ components }) => (components.schemas.Port.properties.attributes.properties.berths = {})),
    )
    expect((await checkServer({ against: url })).findings).toEqual([])
  })

  test('what an earlier version lacks is named', async () => {
    const url = await serve(edited(({ paths }) => delete paths['/events']))
    expect((await checkServer({ against: url })).findings).toEqual([
      { where: 'listEvents', what: 'was removed or moved' },
    ])
  })

  test('the form in which it is published is the same contract', () => {
    const contract = openapi as unknown as Spec
    expect(breakingChanges(published(contract), contract)).toEqual([])
    expect(breakingChanges(contract, published(contract))).toEqual([])
  })
})

describe('of the answers of a server', () => {
  /** The findings about plain reads: a server of examples ignores queries and refuses nothing. */
  const ofPlainReads = ({ findings }: Report) =>
    findings.filter(({ call = '', what }) => !/[?]|0000/.test(call) && !/where the contract says/.test(what))

  test('the examples of the contract are kept', async () => {
    const report = await checkServer({ against: await serve(undefined), apiKey: 'any' })
    expect(report).toMatchObject({ isDocumentCompared: false })
    expect(ofPlainReads(report)).toEqual([])
    expect(report.calls).toBeGreaterThan(20)
  })

  test('a field of another type is named with its place and the call', async () => {
    const list: Document = structuredClone(examples.listShipments[200].default)
    list.data[0].attributes.bill_of_lading_number = 7
    const against = await serve(openapi, { '/shipments': { body: list } })
    expect(ofPlainReads(await checkServer({ against, apiKey: 'any' }))).toEqual([
      {
        where: 'listShipments',
        what: expect.stringContaining('200 data/0/attributes/bill_of_lading_number'),
        call: 'GET /v2/shipments',
      },
    ])
  })

  test('a status that is not documented is named', async () => {
    const against = await serve(openapi, { '/webhooks': { status: 418, body: {} } })
    expect(ofPlainReads(await checkServer({ against, apiKey: 'any' }))).toMatchObject([
      { where: 'listWebhooks', what: 'answers 418, which the contract does not document' },
    ])
  })

  test('a key that is refused is an error, and not a difference', async () => {
    const refused = { status: 401, body: examples.listShipments[401].unauthorized }
    const against = await serve(openapi, { '/shipments': refused })
    await expect(checkServer({ against, apiKey: 'any' })).rejects.toThrow('--api-key')
  })
})

test('a server that cannot be reached is an error that names it', () =>
  expect(checkServer({ against: 'http://127.0.0.1:1' })).rejects.toThrow('http://127.0.0.1:1 cannot be reached'))

test('a server without a document is an error that says what to do', async () =>
  expect(checkServer({ against: await serve(undefined) })).rejects.toThrow('Give a key'))

describe('the report', () => {
  const report = {
    server: 'http://server',
    contract: '0.2.0',
    isDocumentCompared: true,
    calls: 3,
    findings: [{ where: 'listShipments', what: '100 %, or so:\nno', call: 'GET /v2/shipments' }],
  }
  test('is for people by default', () =>
    expect(written(report, formatOf({}))).toBe(
      '✗ listShipments: 100 %, or so:\nno (GET /v2/shipments)\nhttp://server does not keep contract 0.2.0; compared: its document and 3 answers; differences: 1',
    ))
  test('annotates the run of a hosted CI', () => {
    expect(written(report, formatOf({ GITHUB_ACTIONS: 'true' }))).toContain(
      '::error title=Contract%3A listShipments::listShipments: 100 %25, or so:%0Ano (GET /v2/shipments)\n',
    )
    expect(written(report, formatOf({ TF_BUILD: 'True' }))).toContain('##vso[task.logissue type=error]listShipments')
  })
  test('is a document for programs', () =>
    expect(JSON.parse(written({ ...report, findings: [] }, 'json'))).toMatchObject({ keeps: true, calls: 3 }))
})
