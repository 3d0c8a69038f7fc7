import { expect, test } from 'vitest'
import { createSigner } from '../../../src/config/keys/signer.ts'
import { createDirectoryStore } from '../../../src/storage/directory/directory-store.ts'
import type { Store } from '../../../src/storage/store/store.ts'
import { testApi } from '../../harness/api.ts'
import { temporary } from '../../harness/temporary.ts'
import { mailOf } from './mail.ts'

const put: string[] = []
let breaks = false
const directory = createDirectoryStore({
  root: temporary(),
  baseUrl: () => 'https://boxtrail.test',
  signer: createSigner(Buffer.alloc(32, 7)),
})
/** Stores the first file of a mail, and then fails at the second. */
const store: Store = {
  ...directory,
  put: async (object, bytes) => {
    if (breaks && put.length % 2 === 1) throw new Error('the store is away')
    put.push(object.key)
    await directory.put(object, bytes)
  },
}
const { request, context } = await testApi({ store })

test.each([{}, { 'idempotency-key': 'a mail' }])(
  'what the store took before a mail was interrupted is recorded, so that it is removed (%j)',
  async (headers) => {
    put.length = 0
    breaks = true
    const mark = JSON.stringify(headers)
    const files = ['one', 'two'].map((name) => ({ name: `${name}.pdf`, type: 'application/pdf', text: name + mark }))
    const body = mailOf({ files, headers: { 'Message-ID': `<${mark.length}@line.example>` } })
    const hand = () =>
      request('POST', '/v2/email_submissions', {
        body,
        headers: { 'content-type': 'message/rfc822', ...(headers as Record<string, string>) },
      })
    expect((await hand()).status).toBe(500)
    expect(put).toHaveLength(1)
    const known = async () =>
      (await context.pool.query<{ key: string }>('select key from blobs where key = any($1)', [put])).rows.length
    expect(await known()).toBe(1)
    breaks = false
    expect((await hand()).status).toBe(201)
    expect(put).toHaveLength(3)
    expect(await known()).toBe(3)
  },
)
