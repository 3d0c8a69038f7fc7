import { Agent } from 'undici'
import { afterAll } from 'vitest'
import { profiles } from '../../src/sources/dcsa/profiles.ts'
import { createDcsaSource } from '../../src/sources/dcsa/source.ts'
import { createTestLine } from '../../src/sources/test-line/source.ts'
import { adapterSuite } from './adapter-suite.ts'
import { lineServer } from './line-server.ts'
import { bill, event, type LineName, sample } from './told.ts'

const server = await lineServer()
const dispatcher = new Agent()
afterAll(() => dispatcher.close())

/** Each line under a path of its own: `/msc/events?transportDocumentReference=KNOWN12345`. */
server.answers((request, response) => {
  const line = request.url!.split('/')[1]!
  if (!request.url!.includes('KNOWN12345')) return void response.writeHead(404).end('{"statusCode":404,"errors":[]}')
  response.writeHead(200, { 'content-type': 'application/json' })
  response.end(line === 'generic' ? JSON.stringify([event()]) : sampleOf(line as LineName))
})

/** As the line would answer about the known number. */
const sampleOf = (line: LineName) => sample(line).replaceAll(/269900111|MEDUXX990011/g, 'KNOWN12345')

for (const [name, profile] of Object.entries(profiles)) {
  const source = createDcsaSource({
    id: 'line:XXXX',
    scac: 'XXXX',
    name,
    profile,
    baseUrl: `${server.url}/${name}/`,
    auth: { kind: 'none' },
    dispatcher,
  })
  adapterSuite(name, { source, known: bill('KNOWN12345'), unknown: bill('STRANGE999') })
}

adapterSuite('test line', {
  source: createTestLine(),
  known: bill('TEST-TR-SUCCEEDED'),
  unknown: bill('TEST-TR-SOMETHING'),
})
