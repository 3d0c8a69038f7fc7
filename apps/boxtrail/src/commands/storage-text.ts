import type { Storage } from '../storage/measure-storage.ts'
import { tableOf } from './table.ts'

const UNITS = ['B', 'kB', 'MB', 'GB', 'TB', 'PB']

/** A size as text, such as `1.5 MB`, with three digits at most. */
export const bytesText = (bytes: number): string => {
  const power = Math.min(UNITS.length - 1, Math.max(0, Math.floor(Math.log10(Math.max(bytes, 1)) / 3)))
  const value = bytes / 1_000 ** power
  return `${power === 0 || value >= 100 ? Math.round(value) : value.toFixed(1)} ${UNITS[power]}`
}

const orNothing = (bytes: number | null) => (bytes === null ? null : bytesText(bytes))

/** Smaller tables are listed only with --json. */
const MIN_SHOWN_BYTES = 100_000

const packedText = ({ setting, bytes, waiting, frees }: Storage['packed']): string =>
  `Packed, because it ended (retention.ended_journeys_packed_after: ${setting}): ${bytesText(bytes)}. ${waiting === 1 ? '1 shipment waits' : `${waiting} shipments wait`} for the next daily run, which frees about ${bytesText(frees)}.`

const storedText = ({ setting, objects, bodies, bytes, frees }: Storage['stored']): string =>
  `In the store of files (retention.report_bodies_stored_after: ${setting}): ${bodies === 1 ? '1 body' : `${bodies} bodies`} of reports, ${bytesText(bytes)} in ${objects === 1 ? '1 object' : `${objects} objects`}. The next daily run frees ${bytesText(frees)} of the database.`

export const storageText = ({ tables, kept_for_a_time, packed, stored, ...all }: Storage): string => {
  const each =
    all.per_container === null ? '' : `, ${bytesText(all.per_container)} for each of ${all.containers} containers`
  const rows = tables
    .filter(({ bytes }) => bytes >= MIN_SHOWN_BYTES)
    .map(({ table, rows: count, heap, indexes, toast, bytes, per_container, growth_a_day }) => ({
      ...{
        table,
        rows: count,
        heap: bytesText(heap),
        indexes: bytesText(indexes),
        toast: bytesText(toast),
      },
      ...{ all: bytesText(bytes), per_container: orNothing(per_container), growth_a_day: orNothing(growth_a_day) },
    }))
  const kept = kept_for_a_time.map(({ kind, setting, bytes, goes_before, frees }) => ({
    ...{ kept_for_a_time: `retention.${kind}`, setting, holds: bytesText(bytes) },
    ...{ goes: goes_before === null ? null : `before ${goes_before.slice(0, 10)}`, frees: bytesText(frees) },
  }))
  return [
    `${bytesText(all.bytes)}${each}, ${bytesText(all.growth_a_day)} more a day in the last week`,
    '',
    tableOf(rows, 'No table is larger than 100 kB.'),
    '',
    tableOf(kept, ''),
    '',
    packedText(packed),
    storedText(stored),
    '',
    'Nothing was changed. A worker drops within ten minutes what the settings free. Everything else is kept forever.',
  ].join('\n')
}
