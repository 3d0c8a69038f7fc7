import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describeTables } from '@boxtrail/sources/edi/describe-tables'
import { repository } from './places.ts'

const page = join(repository, 'apps/docs/edi.md')

/** Replaces the tables in the page by those from the code. */
export const withTables = (text: string): string =>
  text.replace(
    /(<!-- tables -->\n)[\s\S]*(<!-- \/tables -->)/,
    (_, before, after) => `${before}\n${describeTables()}\n\n${after}`,
  )

export const readPage = (): string => readFileSync(page, 'utf8')

if (import.meta.main) writeFileSync(page, withTables(readPage()))
