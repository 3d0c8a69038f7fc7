import type { MilestoneClaim } from '../types/projection.ts'

/**
 * A terminal may report a move without its mode of transport. It is then the move that others report or plan there for
 * the same container; if there is none, or several, the mode stays unknown.
 */
export const withModes = (milestones: readonly MilestoneClaim[]): readonly MilestoneClaim[] => {
  const isUnstated = ({ statement: { mode, kind } }: MilestoneClaim) => mode === null && moves.includes(kind)
  if (!milestones.some(isUnstated)) return milestones
  return milestones.map((milestone) => {
    if (!isUnstated(milestone)) return milestone
    const modes = new Set(
      milestones.filter((other) => isSameMove(other, milestone)).map(({ statement }) => statement.mode),
    )
    modes.delete(null)
    const [mode, ...others] = modes
    return mode === undefined || others.length > 0
      ? milestone
      : { ...milestone, statement: { ...milestone.statement, mode } }
  })
}

const moves: readonly string[] = ['load', 'discharge', 'arrive', 'berth', 'depart']

const isSameMove = (a: MilestoneClaim, b: MilestoneClaim): boolean =>
  a.statement.kind === b.statement.kind && a.place.key === b.place.key
