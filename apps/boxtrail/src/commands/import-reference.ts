import { readFileSync } from 'node:fs'
import { parseSmdgTerminals, parseUnlocode } from '@boxtrail/reference/import'
import { terminalKey } from '@boxtrail/reference/place'
import { ConfigError } from '@boxtrail/server/config/config'
import { saveImportedRows } from '@boxtrail/server/domain/reference/imported'
import { openInstallation } from '../installation.ts'
import type { Command } from './command.ts'

const usage = 'use: import-reference unlocode|smdg <file.csv>'

/** Loads the full UN/LOCODE or SMDG list that the operator downloaded. Running processes use it from their next start on. */
export const importReference: Command = async ([list, file], config, log) => {
  if (!file || (list !== 'unlocode' && list !== 'smdg')) throw new ConfigError([usage])
  const text = readFileSync(file, 'utf8')
  const installation = await openInstallation(config, log)
  const say = (line: string) => process.stdout.write(`${line}\n`)
  try {
    const { pool } = installation
    if (list === 'unlocode') {
      const { ports, metroAreas, withoutCoordinates, errors } = parseUnlocode(text)
      const keyed = (rows: typeof ports) => rows.map((row) => ({ key: row.locode, row }))
      say(
        `${await saveImportedRows(pool, 'port', keyed(ports))} ports, ${await saveImportedRows(pool, 'metro_area', keyed(metroAreas))} inland places`,
      )
      say(
        `${Array.isArray(withoutCoordinates) ? withoutCoordinates.length : withoutCoordinates} rows without coordinates left out`,
      )
      for (const { line, message } of errors) say(`${file}:${line}: ${message}`)
      return
    }
    const { terminals, errors } = parseSmdgTerminals(text)
    say(
      `${await saveImportedRows(
        pool,
        'terminal',
        terminals.map((row) => ({ key: terminalKey(row), row })),
      )} terminals`,
    )
    for (const { line, message } of errors) say(`${file}:${line}: ${message}`)
  } finally {
    await installation.close()
  }
}
