import { parseCsv } from '@boxtrail/reference/csv'
import { unprocessable } from '../../errors.ts'
import { containerOf, instantMs } from '../../sources/feed/items.ts'
import type { PushSource } from '../../sources/push.ts'
import { columnOf, columns, readCells } from './csv-columns.ts'
import type { Item, Message } from './receive.ts'

const MAX_ROWS = 10_000

/** The rows of a CSV as snapshots; what is wrong with a row is named by its line and column. */
export const readCsv = (body: Uint8Array, source: PushSource): Message => {
  const [header, ...rows] = parseCsv(decode(body), ',', MAX_ROWS + 2)
  const names = header?.cells.map((name) => name.replace('\uFEFF', '').trim().toLowerCase()) ?? []
  for (const needed of ['container_number', 'observed_at'])
    if (!names.includes(needed)) throw unprocessable('', `The first row must name the columns; ${needed} is missing.`)
  const unknown = names.filter((name) => !columns.includes(name))
  if (unknown.length > 0)
    throw unprocessable(
      '',
      `These columns are not known: ${unknown.slice(0, 10).join(', ')}. Known are: ${columns.join(', ')}.`,
    )
  const twice = names.find((name, index) => names.indexOf(name) !== index)
  if (twice !== undefined) throw unprocessable('', `The column ${twice} stands there twice.`)
  if (rows.length > MAX_ROWS) throw unprocessable('', `Send at most ${MAX_ROWS} rows at once.`)
  const filled = rows.filter(({ cells }) => cells.some((cell) => cell.trim() !== ''))
  return { id: null, body, items: filled.map(({ cells, line }) => asItem(cells, line, names, source)) }
}

const decode = (body: Uint8Array): string => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(body)
  } catch {
    throw unprocessable('', 'The file is no UTF-8 text.')
  }
}

const asItem = (cells: readonly string[], line: number, names: readonly string[], source: PushSource): Item => {
  const { snapshot, problems } = readCells(cells, names)
  const container = containerOf(snapshot)
  return {
    at: `line ${line}`,
    container,
    problems: problems.map(({ column, reason }) => ({ at: `line ${line}, column ${column}`, reason })),
    nameProblem: (at) => `line ${line}, column ${columnOf(at)}`,
    pushed: {
      subject:
        container === null ? { kind: 'facility', number: source.push.id } : { kind: 'container', number: container },
      observedAtMs: instantMs(snapshot.observed_at),
      // A cell that could not be read leaves its text in the snapshot, so that the whole row is refused and kept.
      body: JSON.stringify({ snapshots: [snapshot] }),
      mediaType: 'text/csv',
    },
  }
}
