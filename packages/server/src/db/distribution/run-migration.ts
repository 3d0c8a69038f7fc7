import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PoolClient } from 'pg'
import { allowChanges, onCoordinatorOnly, placeTables } from './place-tables.ts'
import { placements } from './placements.ts'
import { relinkOnShards } from './relink-on-shards.ts'

/**
 * A part of a migration, preceded by as many empty lines as needed to keep its line number, and the table that it
 * creates.
 */
interface Part {
  text: string
  table?: string
}

/**
 * Runs a migration on a distributed database, in the transaction of the caller. Each table that it creates is placed at
 * once where its rows belong, so that what follows finds it there. The folder `distributed` has other texts for what
 * Citus refuses.
 */
export const runOnDistributed = async (
  client: PoolClient,
  { directory, name, sql }: { directory: string; name: string; sql: string },
): Promise<void> => {
  await allowChanges(client)
  for (const { text, table } of partsOf(inOtherWords(directory, name) ?? sql)) {
    if (table === undefined) await client.query(text)
    else {
      await onCoordinatorOnly(client, async () => void (await client.query(text)))
      await placeTables(client, [table])
    }
  }
  await client.query(await relinkOnShards(client))
}

const inOtherWords = (directory: string, name: string): string | undefined => {
  const path = join(directory, 'distributed', name)
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined
}

const SEPARATED = /--[^\n]*|'(?:[^']|'')*'|(\$\w*\$).*?\1|(;)/gs
const MAKES_TABLE = /^(?:\s|--[^\n]*\n)*create (?:unlogged )?table (\w+) \(/

/** The statements of a migration, one by one: Citus passes on to its machines no text that has several. */
export const partsOf = (sql: string): Part[] => {
  const ends = [...sql.matchAll(SEPARATED)].flatMap(({ 2: separator, index }) => (separator ? [index + 1] : []))
  return [...ends, sql.length].flatMap((end, at) => {
    const begin = at === 0 ? 0 : ends[at - 1]!
    const text = sql.slice(begin, end)
    const table = MAKES_TABLE.exec(text)?.[1]
    const isElsewhere = table !== undefined && (placements[table] ?? 'coordinator') !== 'coordinator'
    const above = sql.slice(0, begin).replaceAll(/[^\n]/g, '')
    if (text.trim() === '') return []
    return oneByOne(text).map((one) => ({ text: above + one, ...(isElsewhere ? { table } : {}) }))
  })
}

const DROPS_SEVERAL = /^((?:\s|--[^\n]*\n)*drop (?:index|table) (?:if exists )?)(\w+(?:\s*,\s*\w+)+)\s*;$/

/** Splits a statement that drops several indexes or tables, because Citus drops only one per statement. */
const oneByOne = (text: string): string[] => {
  const [, drop, names] = DROPS_SEVERAL.exec(text) ?? []
  return drop === undefined ? [text] : names!.split(',').map((name) => `${drop}${name.trim()};`)
}
