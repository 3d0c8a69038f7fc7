import { setTimeout as sleep } from 'node:timers/promises'
import { createDatabase } from '@boxtrail/server/db/connection/database'
import { startPair } from './pair.ts'

export interface IdempotencyReport {
  keys: number
  sends: number
  kills: number
  replayed: number
  /** Keys with more or less than one effect, or with different responses. */
  problems: string[]
}

const AT_ONCE = 40

/**
 * Each key is sent several times concurrently, and again if its process was killed meanwhile; processes are killed
 * throughout. Each request creates a webhook: only the key prevents a second one, and its secret makes each response
 * unique.
 */
export const runIdempotency = async (
  databaseUrl: string,
  { keys = 2_000, sends = 5 } = {},
): Promise<IdempotencyReport> => {
  const pair = await startPair(databaseUrl)
  const { pool, close } = createDatabase(databaseUrl, { maxConnections: 2 })
  const problems: string[] = []
  let replayed = 0
  const send = async (key: number) => {
    const url = `https://example.com/hooks/${key}`
    const body = { data: { type: 'webhook', attributes: { url, active: false } } }
    const answers = await Promise.all(
      Array.from({ length: sends }, (_, n) => pair.persist(n, '/webhooks', body, { 'idempotency-key': `key-${key}` })),
    )
    replayed += answers.filter(({ headers }) => headers.get('idempotency-replayed') === 'true').length
    const different = new Set(answers.map(({ status, text }) => `${status} ${text}`))
    if (different.size > 1) problems.push(`key ${key}: ${different.size} different responses`)
    if (answers[0]!.status !== 201) problems.push(`key ${key}: ${[...different][0]!.slice(0, 200)}`)
  }
  let next = 0
  const sending = Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      while (next < keys) await send(next++)
    }),
  )
  let kills = 0
  let isDone = false
  void sending.finally(() => {
    isDone = true
  })
  while (!isDone) {
    await sleep(250)
    await pair.replace(kills++)
  }
  await sending
  const { rows } = await pool.query<{ url: string; effects: number }>(
    'select url, count(*)::int as effects from webhooks group by url having count(*) <> 1',
  )
  for (const { url, effects } of rows) problems.push(`${url}: ${effects} effects`)
  const { rows: total } = await pool.query('select count(distinct url)::int as urls from webhooks')
  if (total[0].urls !== keys) problems.push(`${total[0].urls} of ${keys} keys had an effect`)
  await close()
  await pair.stop()
  return { keys, sends, kills, replayed, problems }
}
