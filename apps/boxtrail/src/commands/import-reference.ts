import { readFileSync } from 'node:fs'
import { parseBicOwners, parseSmdgTerminals, parseUnlocode } from '@boxtrail/reference/import/import'
import type { ImportError } from '@boxtrail/reference/import/report'
import { terminalKey } from '@boxtrail/reference/places/place'
import { saveImportedRows } from '@boxtrail/server/reference/imported-rows'
import type { Pool } from '../database.ts'
import { CommandError, onDatabase, UsageError } from './command.ts'

export const importReferenceCommand = onDatabase({
  words: 'admin import-reference',
  parameters: ['list', 'file'],
  summary: 'Load a full list of UN/LOCODE, SMDG or BIC. Running processes use it after their next start.',
  note: 'The list is unlocode (places), smdg (terminals) or bic (owners of containers), the file is the CSV that you downloaded.',
  run: async ({ list, file }, pool) => {
    const load = loaders.get(list)
    if (!load) throw new UsageError(`The list is ${[...loaders.keys()].join(', ')}, not "${list}".`)
    const { counts, imported, errors } = await load(pool, readList(file))
    if (imported === 0) throw new CommandError(nothingIn(file, list, errors))
    const lines = Object.entries(counts).map(([name, count]) => `${count} ${name.replaceAll('_', ' ')}`)
    return {
      json: { ...counts, errors },
      text: [...lines, ...errors.map(({ line, message }) => `${file}:${line}: ${message}`)].join('\n'),
    }
  },
})

/** The first problem. If no row is right, it is the wrong file. */
const nothingIn = (file: string, list: string, errors: readonly ImportError[]): string => {
  const lines = errors.slice(0, 3).map(({ line, message }) => `${file}:${line}: ${message}`)
  return [`${file} has no row of the list ${list}: nothing was imported.`, ...lines].join('\n')
}

const readList = (file: string): string => {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    throw new CommandError(`${file} cannot be read (${(error as NodeJS.ErrnoException).code}).`)
  }
}

const importPlaces = async (pool: Pool, text: string) => {
  const { ports, metroAreas, withoutCoordinates, errors } = parseUnlocode(text)
  const keyed = (rows: typeof ports) => rows.map((row) => ({ key: row.locode, row }))
  const saved = {
    ports: await saveImportedRows(pool, 'port', keyed(ports)),
    inland_places: await saveImportedRows(pool, 'metro_area', keyed(metroAreas)),
  }
  const imported = saved.ports + saved.inland_places
  return { counts: { ...saved, rows_without_coordinates_left_out: withoutCoordinates }, imported, errors }
}

const importTerminals = async (pool: Pool, text: string) => {
  const { terminals, errors } = parseSmdgTerminals(text)
  const keyed = terminals.map((row) => ({ key: terminalKey(row), row }))
  const imported = await saveImportedRows(pool, 'terminal', keyed)
  return { counts: { terminals: imported }, imported, errors }
}

const importOwners = async (pool: Pool, text: string) => {
  const { owners, errors } = parseBicOwners(text)
  const keyed = owners.map((owner) => ({ key: owner.prefix, row: { ...owner, source: 'BIC' } }))
  const imported = await saveImportedRows(pool, 'owner', keyed)
  return { counts: { owner_codes: imported }, imported, errors }
}

interface Loaded {
  counts: Record<string, number>
  /** The number of rows, including those that were imported before. */
  imported: number
  errors: ImportError[]
}

const loaders = new Map<string, (pool: Pool, text: string) => Promise<Loaded>>([
  ['unlocode', importPlaces],
  ['smdg', importTerminals],
  ['bic', importOwners],
])
