import { createHmac } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { checkSaved } from '../src/check/check-saved.ts'
import { eventExamples } from '../src/examples.ts'

const folder = mkdtempSync(join(tmpdir(), 'boxtrail-delivery-'))
afterAll(() => rmSync(folder, { recursive: true }))
let made = 0

const saved = (content: unknown): string => {
  const file = join(folder, `${made++}.json`)
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content))
  return file
}

const body = JSON.stringify(eventExamples['container.created'])
const signed = (text: string, secret = 'secret') => ({
  'Webhook-Id': '1',
  'webhook-timestamp': '1790000000',
  'webhook-signature': `v1,${createHmac('sha256', secret).update(`1.1790000000.${text}`).digest('base64')}`,
})

test('a delivery that conforms to the contract has no findings, whether its signature is right or not checked', async () => {
  expect((await checkSaved(saved({ headers: signed(body), body }), 'secret')).findings).toEqual([])
  expect((await checkSaved(saved({ body: eventExamples['container.created'] }), undefined)).findings).toEqual([])
})

test('a delivery that does not conform names the event and the pointer', async () => {
  const other = structuredClone(eventExamples['container.created']) as { data: { attributes: { created_at: unknown } } }
  other.data.attributes.created_at = 7
  const [finding, ...others] = (await checkSaved(saved({ body: other }), undefined)).findings
  expect(others).toEqual([])
  expect(finding).toMatchObject({ where: 'event container.created' })
  expect(finding!.what).toMatch(/^data\/attributes\/created_at: /)
})

test.each([
  [{ headers: signed(body, 'another'), body }, 'webhook-signature: is not made with the secret'],
  [{ headers: {}, body }, 'webhook-signature: is missing, or its id or time'],
  [{ body: '{' }, 'body: is not JSON'],
  [{ body: '{"data":{"attributes":{"event":"no.such"}}}' }, 'data/attributes/event: is not an event of the contract'],
  [{ body: 'null' }, 'data/attributes/event: is not an event of the contract'],
])('%# is found: %s', async (content, what) => {
  const { findings } = await checkSaved(saved(content), 'secret')
  expect(findings.map((one) => one.what)).toContain(what)
})

test.each([
  ['{', 'is not JSON'],
  [{}, 'has no "body"'],
  [{ body: {} }, 'is not text'],
])('%# is no delivery', (content, message) => expect(checkSaved(saved(content), 'secret')).rejects.toThrow(message))

test('a missing file is named', () => expect(checkSaved('/nowhere.json', undefined)).rejects.toThrow('/nowhere.json'))
