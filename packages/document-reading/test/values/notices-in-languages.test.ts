import { expect, test } from 'vitest'
import { readDocument } from '../harness/read-for-account.ts'

const valuesOf = async (...lines: string[]) => {
  const bytes = new TextEncoder().encode(lines.join('\n'))
  const { documentType, extraction } = await readDocument({ name: 'message.txt', bytes })
  const fields = Object.entries(extraction?.payload ?? {}) as [string, { value?: unknown }][]
  return { documentType, ...Object.fromEntries(fields.map(([name, one]) => [name, one.value])) }
}

test('ports that a Chinese notice names in Chinese are read', async () => {
  expect(
    await valuesOf(
      '到货通知书',
      '',
      '提单号：TESTSHA2605001',
      '箱号：TSTU1234568',
      '装货港：上海',
      '卸货港：洛杉矶港',
      '预计到港时间：2026-10-09',
    ),
  ).toMatchObject({
    documentType: 'arrival_notice',
    bill_of_lading_number: 'TESTSHA2605001',
    port_of_loading: '上海',
    port_of_discharge: '洛杉矶港',
    eta: '2026-10-09',
  })
})

test('a label that stands in English and in Chinese is no value', async () => {
  expect(
    await valuesOf(
      'Arrival Notice',
      'B/L No. 提单号: TESTSHA2605001',
      'Container: TSTU1234568',
      'Port of Loading: 装货港',
      'Shanghai',
    ),
  ).toMatchObject({ port_of_loading: 'Shanghai' })
})

test('the last free day of a German notice is read', async () => {
  expect(
    await valuesOf(
      'ANKUNFTSAVIS',
      '',
      'Konnossement Nr.: TESTSHA2605001',
      'Containernummer: TSTU1234568',
      'Freie Zeit bis: 15.10.2026',
    ),
  ).toMatchObject({ documentType: 'arrival_notice', last_free_day: '2026-10-15' })
})
