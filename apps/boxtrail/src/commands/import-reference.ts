import { readFileSync } from 'node:fs'
import { parseSmdgTerminals, parseUnlocode } from '@boxtrail/reference/import'
import { terminalKey } from '@boxtrail/reference/place'
import { saveImportedRows } from '@boxtrail/server/domain/reference/imported'
import type { Pool } from '../database.ts'
import { CommandError, onDatabase, UsageError } from './command.ts'

export const importReferenceCommand = onDatabase({
  words: 'admin import-reference',
  parameters: ['list', 'file'],
  summary: 'Load a full UN/LOCODE or SMDG list. Running processes use it after their next start.',
  note: 'The list is unlocode or smdg, the file is the CSV that you downloaded.',
  run: async ({ list, file }, pool) => {
    if (list !== 'unlocode' && list !== 'smdg') throw new UsageError(`The list is unlocode or smdg, not "${list}".`)
    const text = readList(file)
    const { counts, errors } = list === 'unlocode' ? await importPlaces(pool, text) : await importTerminals(pool, text)
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
