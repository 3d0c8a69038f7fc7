import { readers } from '@boxtrail/document-reading/readers/readers'
import type { Reading } from '@boxtrail/document-reading/reading'
import { expect, test } from 'vitest'
import { buildPdf, papers } from '../../../document-reading/test/harness/build-pdf.ts'
import { testApi } from '../harness/api.ts'
import { readingOf, readReally, readUntilIdle, uploadedDocument } from '../harness/records/documents.ts'

const world = await testApi()
const { api, context } = world
await api.webhooks.create({ url: 'https://hooks.harbour-street.example/boxtrail', active: true })

const REASON = 'The machine was too busy: it was not read within 200 s'
const busy = readingOf({
  pages: [],
  documentType: null,
  classificationNotes: `Not read: ${REASON}.`,
  extraction: null,
  readability: 'not_read',
  quarantined: REASON,
  transient: REASON,
})
const log = { ...context.log, error: () => {}, warn: () => {} } as unknown as typeof context.log
const reads = (reading: Reading) => readUntilIdle({ ...context, log }, async () => reading)
const attributesOf = async (id: string) => (await api.documents.get(id)).data.attributes
const isDue = (id: string) => context.pool.query('update documents set next_read_at = now() where id = $1', [id])
const toldOf = async (id: string) => {
  const { data } = await api.events.list({ 'filter[resource_id]': id })
  return data.map(({ attributes }) => [attributes.event, Object.keys(attributes.changeset)])
}

test('a document that the machine was too busy to read says so, and is read later', async () => {
  const { id } = await uploadedDocument(world, world)
  await reads(busy)
  const waiting = await attributesOf(id)
  expect(waiting.readability).toBeNull()
  expect(waiting.classification_notes).toMatch(
    /^Not read yet, try 1 of 8: The machine was too busy: it was not read within 200 s\. It is tried again at 20\S+Z\.$/,
  )
  expect(await toldOf(id)).toContainEqual([null, ['classification_notes']])
  await isDue(id)
  await reads(readingOf())
  expect(await attributesOf(id)).toMatchObject({
    readability: 'text',
    document_type: 'arrival_notice',
    classification_notes: 'The title says so.',
  })
  expect((await toldOf(id)).map(([event]) => event).filter(Boolean)).toEqual(['document.extracted'])
})

test('the note that a document waits is removed once it is read, also where a user has set its type', async () => {
  const { id } = await uploadedDocument(world, world)
  await api.documents.update(id, { document_type_manual: 'delivery_order' })
  await reads(busy)
  expect((await attributesOf(id)).classification_notes).toContain('Not read yet, try 1 of 8')
  await isDue(id)
  await reads(readingOf({ documentType: 'delivery_order' }))
  expect(await attributesOf(id)).toMatchObject({ readability: 'text', classification_notes: null })
})

test('a document that was read before keeps its values', async () => {
  const { id } = await uploadedDocument(world, world)
  await reads(readingOf())
  const before = await attributesOf(id)
  await api.documents.reclassify(id)
  await reads(busy)
  expect(await attributesOf(id)).toEqual(before)
})

test('a document that is too large is refused at once', async () => {
  const { id } = await uploadedDocument(world, world)
  const { transient: _, ...refused } = busy
  await reads(refused)
  expect(await attributesOf(id)).toMatchObject({
    readability: 'not_read',
    classification_notes: `Not read: ${REASON}.`,
  })
})

test('a document that could never be read is given up, with the reason', async () => {
  const { id } = await uploadedDocument(world, world)
  for (let n = 0; n < 8; n++) {
    await isDue(id)
    await reads(busy)
  }
  expect(await attributesOf(id)).toMatchObject({
    readability: 'not_read',
    classification_notes: `Not read: ${REASON}.`,
  })
})

/** Kills busy readers until the work is done, as the kernel does when memory is short. */
const killingReaders = async <T>(work: Promise<T>): Promise<T> => {
  const killing = setInterval(() => {
    for (const { pid, isBusy } of readers.processes) if (isBusy && pid !== undefined) process.kill(pid, 'SIGKILL')
  }, 5)
  return work.finally(() => clearInterval(killing))
}

const pdf = () => buildPdf([[...papers.bill, `Our file ${Math.random()}`]])
const mail = () =>
  world.request('POST', '/v2/email_submissions', {
    headers: { 'content-type': 'message/rfc822' },
    body: `From: line@example.com\r\nMessage-ID: <${Math.random()}@example.com>\r\nSubject: Arrival notice\r\n\r\nSee below.`,
  })

test('a picture or a mail that could not be read for that reason is to be requested again, not refused', async () => {
  const { id } = await uploadedDocument(world, world, { text: pdf().toString() })
  const ask = { page: () => world.request('GET', `/v2/documents/${id}/pages/1.png`), mail }
  for (const [name, send] of Object.entries(ask)) {
    const answer = await killingReaders(send())
    expect([answer.status, answer.headers.get('retry-after')], name).toEqual([503, '2'])
    expect((await send()).ok, name).toBe(true)
  }
})

test('a document whose reader was killed is read later', async () => {
  const { id } = await uploadedDocument(world, world, { text: pdf().toString() })
  await killingReaders(readUntilIdle({ ...context, log }, readReally))
  expect((await attributesOf(id)).classification_notes).toContain('A reader ended before its time, with SIGKILL')
  await isDue(id)
  await readUntilIdle({ ...context, log }, readReally)
  expect((await attributesOf(id)).document_type).toBe('bill_of_lading')
})
