import { hasLeft, stageOf } from '../../explain/explained-container.ts'
import type { SourcedClaim } from '../../project/types/projection.ts'
import { formatInstant } from '../../time.ts'
import type { Attended, AttendedContainer } from '../entry/attended.ts'
import type { AttentionEntry } from '../entry/entry.ts'
import { ofField, stated } from '../entry/evidence.ts'
import { at, ofContainer, type Rule } from '../entry/rule.ts'
import { saidSince, saysHold } from './held-since.ts'
import { aHold, type Hold, holdName, whatReleases, whoReleases } from './hold-words.ts'

const attribute = 'holds_at_pod_terminal'

/** Holds that prevent the pickup, and how they have changed since a day ago. */
export const holds: Rule = (attended) =>
  attended.containers
    .filter((container) => !hasLeft(container))
    .flatMap((container) => [...held(attended, container), ...changed(attended, container)])

const claimOf = ({ provenance }: AttendedContainer, index: number): SourcedClaim | undefined =>
  provenance[attribute]?.items?.[index] ?? provenance[attribute]?.set_by

const sinceOf = ({ claims }: Attended, { number }: AttendedContainer, hold: Hold, claim: SourcedClaim): string =>
  formatInstant(
    saidSince(claims, claim, (earlier) => {
      const { container } = earlier.statement
      return (container === number || container === null) && saysHold(earlier, hold.name)
    }),
  )

const held = (attended: Attended, container: AttendedContainer): AttentionEntry[] =>
  eachHold(container).flatMap(({ hold, index, about }) => {
    const claim = claimOf(container, index)
    if (!claim) return []
    const since = sinceOf(attended, container, hold, claim)
    const isSet = hold.status === 'hold'
    return ofContainer(attended, container, {
      kind: 'held',
      about,
      cause: `${hold.status} ${since}`,
      severity: !isSet ? 'low' : stageOf(container) === 'there' ? 'high' : 'medium',
      title: `${aHold(hold)} is ${isSet ? 'set' : 'expected'} on ${container.number}${at(container)}.`,
      what_to_do: whatReleases(hold),
      since,
      who_acts: whoReleases(hold, attended, container),
      evidence: [stated(attribute, hold, claim)],
    })
  })

/** Numbers several holds of one name by their order. */
const eachHold = ({ fields }: AttendedContainer) =>
  fields.holds_at_pod_terminal.map((hold, index, all) => {
    const earlier = all.slice(0, index).filter(({ name }) => name === hold.name).length
    return { hold, index, about: earlier === 0 ? hold.name : `${hold.name} ${earlier + 1}` }
  })

/** A hold can only be new or gone in comparison with a list that existed a day ago. */
const changed = (attended: Attended, container: AttendedContainer): AttentionEntry[] => {
  const before = attended.before?.containers.find(({ number }) => number === container.number)
  const [list] = ofField(container, attribute)
  if (!before || !list || before.provenance[attribute] === undefined) return []
  const names = (all: readonly Hold[]) => new Set(all.filter(({ status }) => status === 'hold').map(({ name }) => name))
  const [now, then] = [names(container.fields.holds_at_pod_terminal), names(before.fields.holds_at_pod_terminal)]
  const set = eachHold(container)
    .filter(({ hold, about }) => hold.status === 'hold' && about === hold.name && !then.has(hold.name))
    .flatMap(({ hold, index }) => {
      const claim = claimOf(container, index)
      if (!claim) return []
      const since = sinceOf(attended, container, hold, claim)
      return ofContainer(attended, container, {
        kind: 'newly_held',
        about: hold.name,
        cause: since,
        severity: 'medium',
        title: `${aHold(hold)} was newly set on ${container.number}${at(container)}.`,
        what_to_do: whatReleases(hold),
        since,
        who_acts: whoReleases(hold, attended, container),
        evidence: [stated(attribute, hold, claim)],
      })
    })
  const released = before.fields.holds_at_pod_terminal
    .filter(({ name, status }, index, all) => {
      const isFirst = all.findIndex((one) => one.name === name) === index
      return status === 'hold' && isFirst && !now.has(name)
    })
    .map((hold) =>
      ofContainer(attended, container, {
        kind: 'newly_released',
        about: hold.name,
        cause: list.reported_at,
        severity: 'low',
        title: `The ${holdName(hold)} on ${container.number} was released${at(container)}.`,
        what_to_do: container.meta.pickup?.ready
          ? 'Pick it up: it is available, and no hold is set.'
          : 'Plan the pickup; it is not reported as available yet.',
        since: list.reported_at,
        who_acts: { role: 'you', name: null },
        evidence: [list],
      }),
    )
  return [...set, ...released]
}
