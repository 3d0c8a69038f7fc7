import { expect, test } from 'vitest'
import { readPage, withTables } from '../../../../../tools/generate/edi-tables.ts'

test('the page on EDI has the tables of the code; if not: node tools/generate/edi-tables.ts', () => {
  const page = readPage()
  expect(withTables(page)).toBe(page)
  expect(page).toContain('| `NF` | free time ends | last free day |')
})
