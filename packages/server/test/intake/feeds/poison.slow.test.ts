import { createEdiSource } from '@boxtrail/sources/edi/edi-source'
import { plainPartner } from '@boxtrail/sources/edi/message/partner'
import { expect, test } from 'vitest'
import { isLong } from '../../../../../tools/config/form.ts'
import { testApi } from '../../harness/api.ts'
import { pusher, SECRET, sign, terminal } from './feed.ts'
import { type Delivery, deliveriesOf, type Plan, seeded } from './poison/letters.ts'

/** The share of the amounts of the long form. */
const SHARE = isLong ? 1 : 0.1
const GOOD = 50_000 * SHARE
const POISON = 1_000 * SHARE
const AT_ONCE = 4

/**
 * The long form has 25,000 EDI, 15,000 JSON and 10,000 CSV messages. A poison message is either mixed with good ones,
 * or is an entire delivery that cannot be read.
 */
const plans: Plan[] = (
  [
    { format: 'x12', deliveries: 500, messages: 25, poison: 220, garbage: 30 },
    { format: 'edifact', deliveries: 500, messages: 25, poison: 220, garbage: 30 },
    { format: 'json', deliveries: 600, messages: 25, poison: 220, garbage: 30 },
    { format: 'csv', deliveries: 100, messages: 100, poison: 220, garbage: 30 },
  ] as const
).map(({ deliveries, poison, garbage, ...plan }) => ({
  ...plan,
  deliveries: deliveries * SHARE,
  poison: poison * SHARE,
  garbage: garbage * SHARE,
}))
const addresses: Record<Delivery['format'], [path: string, type: string]> = {
  x12: ['line-edi/edi', 'application/edi-x12'],
  edifact: ['gate-edi/edi', 'application/edifact'],
  json: ['trapac-la/messages', 'application/json'],
  csv: ['trapac-la/csv', 'text/csv'],
}

const partner = (id: string, kind: 'line' | 'terminal') =>
  createEdiSource({
    partner: { ...plainPartner, id, kind, scac: kind === 'line' ? 'MAEU' : null },
    name: id,
    secrets: [SECRET],
    accountId: null,
  })
const start = () =>
  testApi({
    sources: [partner('line-edi', 'line'), partner('gate-edi', 'terminal'), terminal()],
    limits: { feed_messages_per_minute: 10_000_000 },
  })

interface Delivered {
  delivery: Delivery
  ms: number
  status: number
  results: { outcome: string; container_number?: string | null; problems?: unknown[] }[]
}

/** Sends all deliveries, four at a time, and records how long each took. */
const send = async (api: Awaited<ReturnType<typeof start>>, deliveries: readonly Delivery[]): Promise<Delivered[]> => {
  const push = pusher(api)
  const waiting = [...deliveries]
  const delivered: Delivered[] = []
  const worker = async () => {
    for (let delivery = waiting.shift(); delivery; delivery = waiting.shift()) {
      const [path, type] = addresses[delivery.format]
      const begun = performance.now()
      const answer = await push.post(path, delivery.body, {
        'content-type': type,
        'boxtrail-signature': sign(delivery.body, SECRET),
      })
      const { results = [] } = (await answer.json()) as { results?: Delivered['results'] }
      delivered.push({ delivery, ms: performance.now() - begun, status: answer.status, results })
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
  return delivered
}

const shuffled = (list: readonly Delivery[], random: () => number) =>
  list
    .map((one) => ({ one, at: random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ one }) => one)
const everything = (isPoisoned: boolean) => {
  const random = seeded(20_260_504)
  const all = plans.flatMap((plan) => deliveriesOf(isPoisoned ? plan : { ...plan, poison: 0, garbage: 0 }, random))
  return shuffled(all, random)
}

const percentile = (values: readonly number[], share: number) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length * share)]!
/** The times of deliveries without poison, which the poison in others must not delay. */
const clean = (all: readonly Delivered[]) => all.filter(({ delivery }) => delivery.poison === 0).map(({ ms }) => ms)

/** The containers in good messages for which claims are open. */
const applied = async (api: Awaited<ReturnType<typeof start>>) => {
  const { rows } = await api.context.pool.query<{ number: string }>(
    `select distinct c.subject_number as number from checks c join claims k on k.check_id = c.id
     where c.subject_kind = 'container' and k.closed_at is null and k.statement ->> 'says' = 'milestone'`,
  )
  return new Set(rows.map(({ number }) => number))
}

test(`all good messages are applied and all ${POISON} bad ones among ${GOOD} are quarantined, without delaying any`, async () => {
  const control = await start()
  const before = await send(control, everything(false))
  const good = before.flatMap(({ delivery }) => delivery.good)
  expect(good).toHaveLength(GOOD)
  const known = await applied(control)
  expect(good.filter((container) => !known.has(container))).toEqual([])

  const api = await start()
  const answer = await send(api, everything(true))
  expect(answer.reduce((sum, { delivery }) => sum + delivery.poison, 0)).toBe(POISON)
  const appliedItems = await applied(api)
  expect(good.filter((container) => !appliedItems.has(container))).toEqual([])

  // Each good message is acknowledged as applied, and each bad one with its problem, or the whole delivery is rejected.
  const garbage = answer.filter(({ delivery }) => delivery.isGarbage)
  expect(
    garbage.filter(({ status }) => status < 400 || status >= 500).map(({ status, delivery }) => [status, delivery]),
  ).toEqual([])
  let named = 0
  for (const { delivery, status, results } of answer.filter((one) => !one.delivery.isGarbage)) {
    expect(status).toBe(200)
    const own = new Set(delivery.good)
    const wrong = results.filter(({ container_number: container }) => !own.has(container ?? ''))
    expect(
      results
        .filter(({ container_number: container }) => own.has(container ?? ''))
        .every(({ outcome, problems }) => outcome !== 'refused' && !problems),
    ).toBe(true)
    // In EDIFACT, a message may contain several items without a container number, which are reported together.
    const reasons = wrong.reduce(
      (sum, { problems = [] }) => sum + Math.max(1, delivery.format === 'edifact' ? problems.length : 1),
      0,
    )
    expect([delivery.format, reasons, delivery.body.length]).toEqual([
      delivery.format,
      delivery.poison,
      delivery.body.length,
    ])
    named += reasons
  }
  const { rows } = await api.context.pool.query<{ count: string }>(
    'select count(*) from quarantine where replayed_at is null',
  )
  const kept = Number(rows[0]!.count)

  const [calm, poisoned] = [clean(before), clean(answer)]
  const figures = [calm, poisoned].map(
    (ms) => `p50 ${percentile(ms, 0.5).toFixed(1)} ms, p95 ${percentile(ms, 0.95).toFixed(1)} ms`,
  )
  console.log(
    `${GOOD} good messages applied of ${GOOD}; ${named} poison messages named, ${kept} in quarantine, ${garbage.length} deliveries of rubbish refused whole`,
  )
  console.log(`a clean delivery: ${figures[0]} without poison, ${figures[1]} among it`)
  expect(named + garbage.length).toBe(POISON)
  expect(kept).toBeGreaterThan(0)
})
