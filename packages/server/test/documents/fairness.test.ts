import { readers } from '@boxtrail/document-reading/readers/readers'
import { expect, test } from 'vitest'
import { buildPdf, papers } from '../../../document-reading/test/harness/build-pdf.ts'
import { runReadingWorker } from '../../src/documents/reading/reading-worker.ts'
import { testApi } from '../harness/api.ts'
import { readingOf, uploadedDocument } from '../harness/records/documents.ts'

const world = await testApi()
const { context } = world

/** Starts a worker in which files of the first account take until the test releases them, and others no time. */
const startWorker = (atOnce: number) => {
  const done = new AbortController()
  const held: (() => void)[] = []
  const read: string[] = []
  const { pool, store, reference, registry, config, wakeups, log, clock } = context
  const working = runReadingWorker(
    {
      ...{ pool, store, reference, registry, config, wakeups, log, clock, atOnce, pollMs: 10 },
      read: async ({ account }) => {
        if (account === world.accountId) await new Promise<void>((resolve) => held.push(resolve))
        read.push(account)
        return readingOf()
      },
    },
    done.signal,
  )
  const finish = async () => {
    while ((await pool.query('select 1 from documents where next_read_at is not null')).rowCount)
      for (const release of held.splice(0)) release()
    done.abort()
    await working
  }
  return { held, read, finish }
}

const upload = async (times: number, account: Parameters<typeof uploadedDocument>[1] = world) => {
  for (let n = 0; n < times; n++) await uploadedDocument(world, account)
}

test.each([1, 2, 3])(
  'with %d places, slow files of one account take all of them, and delay no other account',
  async (atOnce) => {
    const [second, third] = [await world.otherAccount(), await world.otherAccount()]
    await upload(8)
    const { held, read, finish } = startWorker(atOnce)
    await expect.poll(() => held).toHaveLength(atOnce)
    for (const other of [second, third]) {
      await upload(2, other)
      await expect.poll(() => read.filter((account) => account === other.accountId)).toHaveLength(2)
    }
    expect(held).toHaveLength(atOnce)
    expect(read).not.toContain(world.accountId)
    await finish()
    expect(read.filter((account) => account === world.accountId)).toHaveLength(8)
  },
)

const DRAWN = { text: buildPdf([papers.bill]).toString() }
const pageOf = ({ request }: Pick<typeof world, 'request'>, id: string) =>
  request('GET', `/v2/documents/${id}/pages/1.png`).then(({ status }) => status)

/** Stops the processes that draw pages of an account, until the returned function is called. */
const hold = (account: string) => {
  const signal = (name: NodeJS.Signals) => {
    for (const each of readers.processes)
      if (each.account === account && each.pid !== undefined) process.kill(each.pid, name)
  }
  const stopping = setInterval(() => signal('SIGSTOP'), 1)
  return () => {
    clearInterval(stopping)
    setInterval(() => signal('SIGCONT'), 10).unref()
  }
}

test('pages of one account, however many are requested, do not delay those of another', async () => {
  const other = await world.otherAccount()
  const [{ id: mine }, { id: theirs }] = [
    await uploadedDocument(world, world, DRAWN),
    await uploadedDocument(world, other, DRAWN),
  ]
  const release = hold(world.accountId)
  const many = Array.from({ length: 40 }, () => pageOf(world, mine))
  expect([await pageOf(other, theirs), await pageOf(other, theirs)]).toEqual([200, 200])
  release()
  const answers = await Promise.all(many)
  // Two are drawn and 32 wait. Further requests are told to retry, as are those that waited too long.
  const [served, refused] = [200, 503].map((status) => answers.filter((one) => one === status).length)
  expect(served! + refused!).toBe(40)
  expect(refused).toBeGreaterThanOrEqual(6)
  expect(served).toBeGreaterThanOrEqual(32)
})
