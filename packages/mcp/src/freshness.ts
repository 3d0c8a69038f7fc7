import type { Container } from '@boxtrail/client'
import { z } from 'zod'
import { quoted } from './quote.ts'
import { isOlderThan } from './times.ts'

/** Facts older than this are shown as stale. */
const STALE_AFTER_DAYS = 2

type Sources = NonNullable<Container['meta']>['sources']

export const freshness = z.looseObject({
  as_of: z.string().nullable(),
  stale: z.boolean(),
  sources: z.array(z.looseObject({})),
})

/** When each source last gave data. Without any, nothing is known, which is not the same as nothing to report. */
export const freshnessOf = (sources: Sources | undefined, now: Date): z.infer<typeof freshness> => {
  const polled = sources ?? []
  const answered = polled.flatMap(({ lastAnsweredAt }) => (lastAnsweredAt ? [lastAnsweredAt] : [])).sort()
  const newest = answered.at(-1) ?? null
  return {
    as_of: newest,
    stale: isOlderThan(newest, STALE_AFTER_DAYS, now) || polled.some(({ problem }) => problem !== null),
    sources: polled.map(({ kind, name, lastAnsweredAt, problem }) => ({
      kind,
      name,
      last_answered_at: lastAnsweredAt,
      ...(problem ? { problem: quoted(problem.reason) } : {}),
    })),
  }
}
