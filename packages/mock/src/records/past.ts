import { formatInstant } from '@boxtrail/engine/time'
import { askedBeforeKnown, notKnownThen } from '@boxtrail/protocol/errors'
import { type Resource, relatedOne } from '../world/resource.ts'
import type { World } from '../world/world.ts'
import type { Call } from './call.ts'

const SECOND_MS = 1_000

/** The moments in the past that a request asks for, as in `meta.past`; null for the present. */
export const pastIn = ({ query }: Pick<Call, 'query'>) => {
  const [knownAt, asOf] = [query.known_at, query.as_of].map((time) => (typeof time === 'string' ? time : undefined))
  if (knownAt === undefined && asOf === undefined) return null
  if (knownAt !== undefined && asOf !== undefined && Date.parse(asOf) > Date.parse(knownAt)) throw askedBeforeKnown()
  return { known_at: instantOf(knownAt), as_of: instantOf(asOf) }
}

const instantOf = (time: string | undefined): string | null =>
  time === undefined ? null : formatInstant(Date.parse(time))

/** Whether a time is not after the requested moment, to the second. */
export const isBy = (time: unknown, past: NonNullable<ReturnType<typeof pastIn>>): boolean =>
  Date.parse(String(time)) < Date.parse((past.as_of ?? past.known_at)!) + SECOND_MS

/**
 * A record as it was at a moment in the past: later changes in its log are reversed. The mock keeps no reports, so
 * `known_at` and `as_of` both mean what was served then.
 */
export const asItWas = (record: Resource, call: Call): Resource => {
  const past = pastIn(call)
  if (past === null) return record
  if (!isBy(record.attributes.created_at, past)) throw notKnownThen(String(record.attributes.created_at))
  const attributes: Resource['attributes'] = { ...record.attributes }
  for (const { attributes: event } of changesOf(record, call.world))
    if (!isBy(event.occurred_at, past))
      for (const [name, [before]] of Object.entries(event.changeset as Record<string, [unknown, unknown]>))
        if (name in attributes) attributes[name] = before
  return { ...record, attributes, meta: { ...record.meta, past } }
}

/** The changes of a record, the newest first. */
const changesOf = ({ id }: Resource, world: World): Resource[] =>
  world
    .events()
    .filter((event) => relatedOne(event, 'resource')?.id === id)
    .toSorted((a, b) => Number(b.attributes.sequence) - Number(a.attributes.sequence))
