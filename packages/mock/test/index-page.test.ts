import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { documentedOperations } from '../src/contract.ts'
import { type RunningMock, startMock } from '../src/index.ts'
import { requestCommand } from '../src/serve/request-command.ts'
import { examplesOfAll } from './examples.ts'

let mock: RunningMock
let page: string
beforeAll(async () => {
  mock = await startMock({ port: 0 })
  page = await (await fetch(mock.url)).text()
})
afterAll(() => mock.close())

const unescaped = (text: string) =>
  text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&')

test('every operation is listed with a request to copy', () => {
  const commands = [...page.matchAll(/<pre>([\s\S]*?)<\/pre>/g)].map(([, command]) => unescaped(command!))
  expect(commands.sort()).toEqual(documentedOperations.map((operation) => requestCommand(mock.url, operation)).sort())
})

test('every status and example is named', () => {
  const missing = examplesOfAll().filter(
    ({ status, name }) => !page.includes(`Prefer: code=${status}${name ? `, example=${name}` : ''}`),
  )
  expect(missing).toEqual([])
})

test.each(['searchRecords', 'createTrackingRequest', 'createEmailSubmission'])(
  'the command for %s runs in a shell',
  async (id) => {
    const operation = documentedOperations.find((one) => one.id === id)!
    const command = `${requestCommand(mock.url, operation)} --silent --output /dev/null --write-out '%{http_code}'`
    const { stdout } = await promisify(execFile)('sh', ['-c', command])
    // The number of the example is tracked already, as it is in the service after the first request.
    expect(Number(stdout)).toBe(operation.id === 'createTrackingRequest' ? 422 : operation.answers[0]!.status)
  },
)
