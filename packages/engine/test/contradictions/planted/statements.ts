import type { Milestone, Statement } from '../../../src/statement.ts'
import { at, fullOut, hours, type Journey } from '../journey.ts'

export const outAt = ({ port, landedMs }: Journey, after: number) => fullOut(port, at(landedMs + hours(after)))
export const replaced = (
  statements: Statement[],
  kind: Milestone['kind'],
  by: (one: Milestone) => Milestone[],
): Statement[] => statements.flatMap((one) => (one.says === 'milestone' && one.kind === kind ? by(one) : [one]))
export const without = (statements: Statement[], kind: Milestone['kind']) => replaced(statements, kind, () => [])
export const beforeLanding = (journey: Journey) => without(without(journey.line, 'discharge'), 'arrive')
export const ship = (one: Milestone, name: string, imo: string | null): Milestone => ({ ...one, vessel: { name, imo } })
export const inLosAngeles = (one: Journey) => one.line.map((move) => relocated(move, one.port, 'USLAX'))
export const relocated = (one: Statement, from: string, to: string): Statement =>
  one.says === 'milestone' && one.place.locode === from ? { ...one, place: { ...one.place, locode: to } } : one
