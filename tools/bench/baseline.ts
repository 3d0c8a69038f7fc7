import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'
import type { Row } from './rows.ts'

/**
 * Ratios are only comparable between machines of one kind: what a server costs compared with Node differs between
 * others.
 */
interface Machine {
  cores: number
  model: string
  node: string
}

export interface Measured {
  machine: Machine
  rows: readonly Row[]
}

export const measuredNow = (rows: readonly Row[]): Measured => ({
  machine: {
    cores: cpus().length,
    model: cpus()[0]?.model.trim() ?? 'unknown',
    node: process.version.split('.')[0]!,
  },
  rows,
})

/** Has one entry for each kind of machine that was measured. */
const FILE = join(import.meta.dirname, 'baseline.json')

const baselines = (): Measured[] => (existsSync(FILE) ? JSON.parse(readFileSync(FILE, 'utf8')) : [])
const isOf =
  (machine: Machine) =>
  (one: Measured): boolean =>
    JSON.stringify(one.machine) === JSON.stringify(machine)

/** Stores the measurements for this kind of machine; operations that were not measured now keep their values. */
export const keep = ({ machine, rows }: Measured): void => {
  const all = baselines()
  const before = all.find(isOf(machine))?.rows ?? []
  const operations = new Set(rows.map(({ operation }) => operation))
  const kept = { machine, rows: [...before.filter(({ operation }) => !operations.has(operation)), ...rows] }
  const others = all.filter((one) => !isOf(machine)(one))
  writeFileSync(FILE, `${JSON.stringify([...others, kept], null, 2)}\n`)
}

/** Runs of one commit differ by less. */
const WORSE = 0.25
/** Less WAL than this comes from the server itself. */
const MIN_WAL_BYTES = 512

/** Prints how the ratios differ from the baseline of this kind of machine; returns the operations that are worse. */
export const compare = ({ machine, rows }: Measured, line: (text: string) => void): string[] => {
  const baseline = baselines().find(isOf(machine))
  if (!baseline) {
    line('There is no baseline of this kind of machine: --keep makes this run the one.')
    return []
  }
  line('\n| Compared with the baseline | Ratio | WAL |\n|---|---|---|')
  return rows.flatMap(({ operation, ratio, ours }) => {
    const before = baseline.rows.find((row) => row.operation === operation)
    if (!before) return []
    const isLogged = before.ours.wal > MIN_WAL_BYTES
    const [ratios, wal] = [ratio / before.ratio, ours.wal / before.ours.wal]
    line(`| ${operation} | × ${ratios.toFixed(2)} | ${isLogged ? `× ${wal.toFixed(2)}` : '–'} |`)
    return ratios < 1 - WORSE || (isLogged && wal > 1 + WORSE) ? [operation] : []
  })
}
