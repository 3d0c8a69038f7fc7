import { groupsBy } from '../../groups-by.ts'
import { isGateIn } from '../../project/custody/custody.ts'
import { showsPresence } from '../../project/disputes/disputed-port.ts'
import { isOfContainer } from '../../project/facts/terminal-facts.ts'
import { isActual, isOpen } from '../../project/milestones/milestones.ts'
import type { FactClaim, MilestoneClaim } from '../../project/types/projection.ts'
import { type Contradiction, contradiction, type Recorded, states } from '../contradiction/contradiction.ts'
import { speaker } from '../contradiction/sentences.ts'
import { areOtherTerminals } from './same-terminal.ts'

type Report = FactClaim | MilestoneClaim

/**
 * Two terminals of the port both report that they have the container, and reference data lacks one of them: their names
 * tell them apart. Nothing shows which of them is right.
 */
export const unknownTerminals = ({ journey }: Recorded): Contradiction[] => {
  const { facts, milestones, number, pickup } = journey
  const { presence } = pickup
  if ((presence.leg !== 'port' || presence.place === null || presence.moved) ?? presence.left ?? pickup.moved) return []
  const { key, name } = presence.place
  const sinceMs = presence.sinceMs ?? Number.POSITIVE_INFINITY
  const here = [
    ...facts.filter((fact) => isOfContainer(fact, number) && showsPresence(fact) && fact.claim.closedMs === null),
    ...milestones.filter((one) => isOpen(one) && isActual(one) && takesIn(one)),
  ].filter(
    ({ claim, place }) => claim.source.kind === 'terminal' && place?.key === key && claim.latestReportedMs >= sinceMs,
  )
  const bySource = groupsBy(here, ({ claim }) => claim.source.id).map((reports) => reports.toSorted(firstStated))
  const [first, second] =
    bySource
      .flatMap((reports) => bySource.map((others) => [reports, others] as const))
      .find(([reports, others]) => firstStated(reports[0]!, others[0]!) < 0 && areRivals(reports, others, name)) ?? []
  if (!first || !second) return []
  const [one, other] = [first[0]!.claim, second[0]!.claim]
  return [
    contradiction({
      kind: 'two_terminals',
      about: other.source.id,
      severity: 'high',
      title: `${speaker(one)} and ${speaker(other)} both report that they have ${number}.`,
      statements: [states(one, false), states(other, false)],
    }),
  ]
}

const takesIn = ({ statement: { kind, laden } }: MilestoneClaim): boolean =>
  laden !== false && ['arrive', 'berth', 'discharge', 'gate_in', 'available'].includes(kind)

const firstStated = (a: Report, b: Report): number =>
  a.claim.firstSeenMs - b.claim.firstSeenMs || (a.claim.id < b.claim.id ? -1 : 1)

/**
 * Whether the later source means another terminal, and did not take the container in after the last report of the
 * first.
 */
const areRivals = (reports: readonly Report[], others: readonly Report[], port: string | null): boolean => {
  const isKnown = [...reports, ...others].every(({ place }) => place!.terminal !== null)
  const lastMs = Math.max(...reports.map(({ claim }) => claim.latestReportedMs))
  const tookIn = others.some((one) => 'time' in one && isGateIn(one) && one.time.ms > lastMs)
  return (
    !isKnown &&
    !tookIn &&
    reports.every(({ statement }) =>
      others.every((other) => areOtherTerminals(statement.place!, other.statement.place!, port)),
    )
  )
}
