import type { SourceSilence } from '@boxtrail/engine/silence/silence'
import type { Client } from '../../../db/statement.ts'
import { findSilencesOf } from '../../../silence/queries.ts'

interface Check {
  source_id: string
  active: boolean
  wanted_every_s: number | null
}

interface Journey {
  journey: { account_id: string }
  checks: readonly Check[]
}

/** Whether the source of a check pushes to a journey. */
export const isPushed = ({ active, wanted_every_s }: Check): boolean => active && wanted_every_s === null

/**
 * The silences of the sources that push to journeys, by their ids; they are read only if there are such sources. A
 * source that is polled is late about each of its numbers separately.
 */
export const loadSilences = async (
  client: Client,
  journeys: readonly Journey[],
): Promise<(one: Journey) => ReadonlyMap<string, SourceSilence>> => {
  const pushedTo = journeys.filter(({ checks }) => checks.some(isPushed))
  const silenceOf = await findSilencesOf(
    client,
    pushedTo.map(({ journey }) => journey.account_id),
  )
  return ({ journey: { account_id }, checks }) =>
    new Map(
      checks.filter(isPushed).flatMap(({ source_id }) => {
        const told = silenceOf({ account_id, source_id })
        return told ? [[source_id, told.silence] as const] : []
      }),
    )
}
