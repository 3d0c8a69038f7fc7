import type { Pool } from 'pg'
import { type Costs, costsPerOperation, type Processes } from './costs.ts'

/** The cost of an operation in our code and in a bare loop. */
export interface Row {
  operation: string
  ours: Costs
  bare: Costs
  /**
   * The processor time of the bare loop divided by ours, for Node and PostgreSQL together: 1 means that we add nothing.
   */
  ratio: number
  goal: number | null
  /** The goal for the WAL of an operation, in bytes. */
  walGoal: number | null
}

interface Measuring {
  pool: Pool
  processes: Processes
  rows: Row[]
  line(text: string): void
}

interface Compared {
  operation: string
  bare: () => Promise<number>
  /**
   * An unmeasured pass before the measurement. Each connection plans its statements again after a vacuum, which takes a
   * third of the server's time for so few operations.
   */
  prepare?: () => Promise<unknown>
  ours: () => Promise<number>
  goal?: number | undefined
  walGoal?: number | undefined
}

/** Vacuums after earlier work: autovacuum would otherwise be most of the cost in such a short time. */
const tidy = ({ pool }: Measuring) => pool.query('vacuum analyze')

/** Measures the bare loop and our code, one after the other. Both return the number of their operations. */
export const measureRow = async (
  bench: Measuring,
  { operation, bare, prepare, ours, goal, walGoal }: Compared,
): Promise<void> => {
  const costsOf = (work: () => Promise<number>) => costsPerOperation(bench, work, (count) => count)
  await tidy(bench)
  const bareCosts = await costsOf(bare)
  await tidy(bench)
  await prepare?.()
  const ourCosts = await costsOf(ours)
  const cpuMs = ({ node, postgres }: Costs) => node + postgres
  const ratio = cpuMs(bareCosts.each) / cpuMs(ourCosts.each)
  const row: Row = {
    operation,
    ours: ourCosts.each,
    bare: bareCosts.each,
    ratio,
    goal: goal ?? null,
    walGoal: walGoal ?? null,
  }
  bench.rows.push(row)
  bench.line(rowInWords(row))
}

const costsInWords = ({ node, postgres, wal }: Costs) =>
  `${node.toFixed(2)} + ${postgres.toFixed(2)} ms, ${(wal / 1_024).toFixed(1)} kB WAL`

export const HEADINGS = '| Per operation | Ours | Bare | Ratio | Goal |\n|---|---|---|---|---|'

export const rowInWords = ({ operation, ours, bare, ratio, goal, walGoal }: Row): string => {
  const goals = [goal?.toString(), walGoal === null ? undefined : `${walGoal / 1_024} kB`].filter(Boolean).join(', ')
  return `| ${[operation, costsInWords(ours), costsInWords(bare), ratio.toFixed(2), goals || '–'].join(' | ')} |`
}
