import { inflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { buildPdf, papers } from '../../../document-reading/test/harness/build-pdf.ts'
import { images } from '../../../document-reading/test/harness/sample-images.ts'
import { testApi } from '../harness/api.ts'
import { uploadedDocument } from '../harness/records/documents.ts'

const world = await testApi()
const { api, context } = world
const { bill, terms } = papers
const pdf = await uploadedDocument(world, world, { text: buildPdf([bill, terms]).toString() })
const at = (id: string, page: string | number) => `/v2/documents/${id}/pages/${page}.png`
const problem = async (path: string) => {
  const answer = await world.request('GET', path)
  const { errors } = await answer.json()
  return [answer.status, errors[0].code ?? errors[0].title, errors[0].detail]
}

const pictureOf = (png: Uint8Array) => {
  const bytes = Buffer.from(png)
  const [width, height] = [bytes.readUInt32BE(16), bytes.readUInt32BE(20)]
  const rows = inflateSync(bytes.subarray(41, 41 + bytes.readUInt32BE(33)))
  const dark = (left: number, top: number, right: number, bottom: number) => {
    let count = 0
    for (let y = Math.round(top * height); y < Math.round(bottom * height); y++)
      for (let x = Math.round(left * width); x < Math.round(right * width); x++)
        if (rows[y * (width + 1) + 1 + x]! < 128) count++
    return count
  }
  return { width, height, dark }
}

const pageOf = async (id: string, page: string) => Buffer.from(await (await api.documents.page(id, page)).arrayBuffer())

test('200: a page is a picture, with ink where its words are', async () => {
  const picture = pictureOf(await pageOf(pdf.id, '1'))
  expect([picture.width, picture.height]).toEqual([1600, 2264])
  // The title is at 40 points from the left and 62 from the top of a page of 595 by 842.
  expect(picture.dark(0.06, 0.05, 0.4, 0.08)).toBeGreaterThan(200)
  expect(picture.dark(0, 0.5, 1, 1)).toBe(0)
  expect(await pageOf(pdf.id, '2')).not.toEqual(await pageOf(pdf.id, '1'))
})

test('200: a photograph is a page', async () => {
  const { data } = await api.documents.upload(new Blob([new Uint8Array(images.png!())]), { filename: 'scan.png' })
  expect(pictureOf(await pageOf(data.id, '1')).width).toBe(1600)
})

test('a page is cached by a browser for its user only, runs nothing, and is not sent twice', async () => {
  const answer = await world.request('GET', at(pdf.id, 1))
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'image/png',
    'cache-control': 'private, no-cache',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
    'cross-origin-resource-policy': 'same-origin',
  })
  const again = await world.app.request(`https://boxtrail.test${at(pdf.id, 1)}`, {
    headers: { authorization: `Token ${world.apiKey}`, 'if-none-match': answer.headers.get('etag')! },
  })
  expect([again.status, await again.text()]).toEqual([304, ''])
})

test('404: pages that do not exist and files without pages are refused, each with the reason', async () => {
  for (const page of [0, 3, 9999])
    expect(await problem(at(pdf.id, page))).toEqual([
      404,
      'no_such_page',
      'The file has 2 pages that can be shown. Ask for one from 1.',
    ])
  for (const page of ['one', '-1', '1.5', '99999']) expect((await problem(at(pdf.id, page)))[0], page).toBe(404)
  expect((await world.request('GET', `/v2/documents/${pdf.id}/pages/1`)).status).toBe(404)
  const text = await uploadedDocument(world, world, { filename: 'note.txt' })
  expect((await problem(at(text.id, 1))).slice(0, 2)).toEqual([404, 'pages_not_shown'])
  const broken = await uploadedDocument(world, world, { text: '%PDF-1.7 and no more' })
  expect((await problem(at(broken.id, 1))).slice(0, 2)).toEqual([404, 'pages_not_shown'])
  await context.pool.query(`update documents set quarantined = 'A program' where id = $1`, [text.id])
  expect((await problem(at(text.id, 1)))[2]).toContain('it was not opened (A program)')
})

test('a document of another account is answered with 404, and a missing file with 422', async () => {
  const other = await world.otherAccount()
  expect((await other.request('GET', at(pdf.id, 1))).status).toBe(404)
  const { id } = await uploadedDocument(world, world)
  const { rows } = await context.pool.query(
    'select key from blobs b join documents d on d.account_id = b.account_id and d.blob_id = b.id where d.id = $1',
    [id],
  )
  await context.store.remove(rows[0].key)
  expect((await problem(at(id, 1))).slice(0, 2)).toEqual([422, 'No document attached'])
})

test('pages above the limit are drawn one after the other', async () => {
  const answers = await Promise.all([1, 2, 1, 2, 1].map((page) => world.request('GET', at(pdf.id, page))))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
})
