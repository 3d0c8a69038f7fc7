import { policyRowOf, releaseRow } from '../../policy.ts'
import { hasHappened } from '../../project/custody/custody.ts'
import { statedTimesMs } from '../../project/milestones/dated-facts.ts'
import type { Holds } from '../../project/pickup/holds/hold-update.ts'
import { listedSinceMs } from '../../project/pickup/holds/lists.ts'
import { settleHolds } from '../../project/pickup/holds/settle-holds.ts'
import type { FactClaim, MilestoneClaim } from '../../project/types/projection.ts'
import { type HoldChange, nameOfHold } from '../../statement.ts'
import {
  type ContradictingStatement,
  type Contradiction,
  contradiction,
  type Recorded,
  type Rule,
  states,
  statesHold,
} from '../contradiction/contradiction.ts'
import { speaker, unlessSame } from '../contradiction/sentences.ts'

/** Holds that one source reports as released and another as set, or that are set while the container is available. */
export const holds: Rule = (recorded) =>
  recorded.journey.pickup.presence.left
    ? []
    : [...released(recorded, 'freight'), ...released(recorded, 'customs'), ...available(recorded)]

export type Releasable = 'freight' | 'customs'

const released = (recorded: Recorded, name: Releasable): Contradiction[] => {
  const { journey, settled } = recorded
  const releases = releasesOf(recorded, name)
  return journey.pickup.facts
    .filter((list) => isCurrentList(list, recorded) && hasHold(list, name))
    .flatMap((list) => {
      const since = listedSinceMs(list, name, journey.pickup.facts)
      // A release counts each time that it is stated, and contradicts a list that still has the hold afterwards.
      const against = releases.flatMap(({ saidMs, ...release }) => {
        const sinceMs = saidMs.find((ms) => ms > since && ms < list.claim.latestReportedMs)
        return release.claim.source.id === list.claim.source.id || sinceMs === undefined ? [] : [{ release, sinceMs }]
      })
      const [found] = against
      if (!found) return []
      const { release, sinceMs } = found
      const isHeld = settled.fields.holds_at_pod_terminal.some((hold) => hold.name === name)
      const lists = statesHold(list.claim, name, holdIn(list, name)! as HoldChange, isHeld)
      return contradiction({
        kind: name === 'freight' ? 'freight_hold_released' : 'customs_hold_released',
        about: list.claim.source.id,
        severity: 'high',
        title: `${speaker(release.claim)} reports that the ${name} hold on ${journey.number} is released, and ${speaker(list.claim)} still lists it.`,
        statements: isHeld ? [lists, release] : [{ ...release, prevails: true }, lists],
        decidedBy: isHeld ? policyRowOf(list.statement) : releaseRow(name),
        sinceMs,
      })
    })
}

/** Whether it is a list about this container that its source still makes. */
const isCurrentList = ({ claim, statement }: FactClaim, { journey }: Recorded): boolean =>
  statement.field === 'holds' &&
  (statement.container === journey.number || statement.container === null) &&
  claim.closedMs === null &&
  claim.lastSeenMs === null

const holdIn = ({ statement }: FactClaim, name: string) =>
  ((statement.value ?? []) as Holds).find((hold) => hold.name === name && hold.status === 'hold')
const hasHold = (list: FactClaim, name: string): boolean => holdIn(list, name) !== undefined

interface Release extends ContradictingStatement {
  /** Each time that its source stated it. */
  saidMs: readonly number[]
}

/**
 * Releases of a hold: as an event, as a change of that hold alone, or by the list of the line, which knows about its
 * freight.
 */
export const releasesOf = ({ journey }: Recorded, name: Releasable): Release[] => [
  ...journey.milestones
    .filter(isRelease(name))
    .map(({ claim }) => ({ ...states(claim, false), saidMs: [claim.firstSeenMs] })),
  ...journey.pickup.facts
    .filter((fact) => isReleasing(name)(fact) && !holdsStill(fact, name, journey))
    .map((fact) => ({ ...states(fact.claim, false), saidMs: statedTimesMs(fact) })),
]

/** Whether the same source still holds the container for another document. */
const holdsStill = ({ claim }: FactClaim, name: Releasable, { pickup, number }: Recorded['journey']): boolean =>
  settleHolds(
    pickup.facts.filter((other) => other.claim.source.id === claim.source.id),
    number,
  ).value.some((hold) => hold.name === name)

const isRelease = (name: Releasable) => (milestone: MilestoneClaim) =>
  hasHappened(milestone) &&
  (name === 'customs'
    ? milestone.statement.kind === 'customs_release'
    : milestone.statement.kind === 'carrier_release' && milestone.claim.source.kind === 'line')

const isReleasing =
  (name: Releasable) =>
  ({ claim, statement }: FactClaim): boolean => {
    if (claim.closedMs !== null || claim.source.kind === 'document') return false
    if (statement.field === 'hold')
      return nameOfHold(statement.name ?? '') === name && (statement.value as HoldChange).status === null
    const isOfLine = name === 'freight' && claim.source.kind === 'line' && statement.field === 'holds'
    return isOfLine && !((statement.value ?? []) as Holds).some((hold) => hold.name === name)
  }

const available = ({ journey, settled: { fields, provenance } }: Recorded): Contradiction[] => {
  const says = provenance.available_for_pickup?.set_by
  const listed = provenance.holds_at_pod_terminal
  const index = fields.holds_at_pod_terminal.findIndex(({ status }) => status === 'hold')
  if (!fields.available_for_pickup || !says || !listed || index === -1) return []
  const hold = fields.holds_at_pod_terminal[index]!
  const by = listed.items?.[index] ?? listed.set_by
  return [
    contradiction({
      kind: 'available_with_hold',
      about: '',
      severity: 'high',
      title: `${speaker(says)} reports ${journey.number} as available for pickup, and ${unlessSame(by, says)}lists a hold (${hold.name}).`,
      statements: [
        { claim: says, about: 'available_for_pickup', value: true, prevails: true },
        { claim: by, about: 'holds_at_pod_terminal', value: hold, prevails: true },
      ],
    }),
  ]
}
