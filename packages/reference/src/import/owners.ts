import { parseCsv } from '../csv.ts'
import type { OwnerPrefix } from '../owner-prefixes.ts'
import { ownerByName } from './owners-by-name.ts'
import type { ImportError } from './report.ts'

export interface OwnerImport {
  owners: OwnerPrefix[]
  errors: ImportError[]
}

/** Reads "owner_code;company;…" (comma or semicolon). Lines and lessors are recognized by company name. */
export function parseBicOwners(text: string): OwnerImport {
  const separator = text.slice(0, text.indexOf('\n')).includes(';') ? ';' : ','
  const result: OwnerImport = { owners: [], errors: [] }
  for (const { line, cells } of parseCsv(text, separator).slice(1)) {
    const code = (cells[0] ?? '').trim().toUpperCase()
    const owner = (cells[1] ?? '').trim()
    if (!/^[A-Z]{3}U?$/.test(code))
      result.errors.push({ line, message: `"${code}" is not an owner code of three letters` })
    else if (!owner) result.errors.push({ line, message: `${code} has no company` })
    else result.owners.push({ prefix: `${code.slice(0, 3)}U`, ...ownerByName(owner) })
  }
  return result
}
