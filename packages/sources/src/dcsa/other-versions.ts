import { isObject } from '@boxtrail/engine/json'
import { versionOneEvent } from './version-one.ts'
import { betaEvent } from './version-three-beta.ts'
import { draftEvent } from './version-three-draft.ts'
import type { VersionThreeEvent } from './version-three-event.ts'

/**
 * Converts events of other versions of the standard to 2.2. Version 3 retracts events: one that a later event names
 * (beta of 2023), or that is marked (drafts of 2026), states nothing any more; among events with one id, the newest
 * counts. Each of the others is replaced by `undefined`, so that a problem names the position of its event in the
 * response.
 */
export const asVersionTwo = (events: readonly unknown[]): unknown[] => {
  const read = events.map(versionThreeEvent)
  if (read.every((one) => one === null)) return events.map((event) => versionOneEvent(event) ?? event)
  const retracted = new Set(read.flatMap((one) => one?.retracts ?? []))
  const newest = new Map<string, number>()
  for (const one of read)
    if (one?.id) newest.set(one.id, Math.max(one.updatedMs, newest.get(one.id) ?? Number.NEGATIVE_INFINITY))
  return events.map((event, index) => {
    const one = read[index]
    if (!one) return event
    const isOld = one.id !== null && (retracted.has(one.id) || one.updatedMs < newest.get(one.id)!)
    return one.event === null || isOld ? undefined : one.event
  })
}

const versionThreeEvent = (event: unknown): VersionThreeEvent | null =>
  isObject(event) ? (betaEvent(event) ?? draftEvent(event)) : null

/** Whether an event only retracts one that was sent before. */
export const isRetraction = (event: unknown): boolean => versionThreeEvent(event)?.retracts != null
