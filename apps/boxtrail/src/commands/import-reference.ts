import { readFileSync } from 'node:fs'
import { parseBicOwners, parseSmdgTerminals, parseUnlocode } from '@boxtrail/reference/import'
import type { ImportError } from '@boxtrail/reference/import-report'
import { terminalKey } from '@boxtrail/reference/place'
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
    const { counts, errors } = await load(pool, readList(file))
    const lines = Object.entries(counts).map(([name, count]) => `${count} ${name.replaceAll('_', ' ')}`)
    return {
      json: { ...counts, errors },
      text: [...lines, ...errors.map(({ line, message }) => `${file}:${line}: ${message}`)].join('\n'),
    }
  },
})

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
  const counts = {
    ports: await saveImportedRows(pool, 'port', keyed(ports)),
    inland_places: await saveImportedRows(pool, 'metro_area', keyed(metroAreas)),
    rows_without_coordinates_left_out: withoutCoordinates,
  }
  return { counts, errors }
}

const importTerminals = async (pool: Pool, text: string) => {
  const { terminals, errors } = parseSmdgTerminals(text)
  const keyed = terminals.map((row) => ({ key: terminalKey(row), row }))
  return { counts: { terminals: await saveImportedRows(pool, 'terminal', keyed) }, errors }
}

const importOwners = async (pool: Pool, text: string) => {
  const { owners, errors } = parseBicOwners(text)
  const keyed = owners.map((owner) => ({ key: owner.prefix, row: { ...owner, source: 'BIC' } }))
  return { counts: { owner_codes: await saveImportedRows(pool, 'owner', keyed) }, errors }
}

interface Loaded {
  counts: Record<string, number>
  errors: ImportError[]
}

const loaders = new Map<string, (pool: Pool, text: string) => Promise<Loaded>>([
  ['unlocode', importPlaces],
  ['smdg', importTerminals],
  ['bic', importOwners],
])
