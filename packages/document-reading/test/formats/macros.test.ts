import { expect, test } from 'vitest'
import { readDocument } from '../../src/read-document.ts'
import { makeActive, makeXlsm } from '../harness/hostile-files.ts'

test('a workbook that declares its macros is read', async () => {
  const bytes = makeXlsm('PACKING LIST', 'Container No.: MSKU1234565')
  const { quarantined, documentType, identifiers, pages } = await readDocument({
    account: 'corpus',
    name: 'a.xlsm',
    bytes,
  })
  expect(quarantined).toBeNull()
  expect(documentType).toBe('packing_list')
  expect(identifiers.map(({ value }) => value)).toEqual(['MSKU1234565'])
  expect(JSON.stringify(pages)).not.toContain('macro')
})

test('a file with undeclared macros or controls is refused', async () => {
  const active = makeActive()
  expect(active).toHaveLength(4)
  for (const { title, name, bytes } of active) {
    const { quarantined, pages } = await readDocument({ account: 'corpus', name, bytes })
    expect([title, pages, quarantined]).toEqual([title, [], expect.stringContaining('macros')])
  }
})
