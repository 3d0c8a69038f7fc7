import type { Act } from './projection.ts'

/**
 * A terminal may report a move without saying by what. Then it is the move that others report or plan there, of the same
 * container; without one, or with several, it stays unknown.
 */
export const withModes = (acts: readonly Act[]): readonly Act[] => {
  const isUnstated = ({ statement: { mode, kind } }: Act) => mode === null && moves.includes(kind)
  if (!acts.some(isUnstated)) return acts
  return acts.map((act) => {
    if (!isUnstated(act)) return act
    const modes = new Set(acts.filter((other) => isSameMove(other, act)).map(({ statement }) => statement.mode))
    modes.delete(null)
    const [mode, ...others] = modes
    return mode === undefined || others.length > 0 ? act : { ...act, statement: { ...act.statement, mode } }
  })
}

const moves: readonly string[] = ['load', 'discharge', 'arrive', 'berth', 'depart']

const isSameMove = (a: Act, b: Act): boolean => a.statement.kind === b.statement.kind && a.place.key === b.place.key
