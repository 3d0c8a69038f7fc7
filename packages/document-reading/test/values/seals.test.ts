import { expect, test } from 'vitest'
import { readForm } from '../harness/read-form.ts'

const readContainers = (rows: Parameters<typeof readForm>[1]) =>
  (readForm('packing_list', rows).values as { containers: unknown }).containers

test('each of several containers on a line has its own seal', () => {
  expect(readContainers([[60, { 40: 'MSKU1234565 / H7807895', 200: 'TCLU4265135 / ML-CN1478867' }]])).toMatchObject([
    { seal_number: 'H7807895' },
    { seal_number: 'ML-CN1478867' },
  ])
})

test('each of several containers on a line has its own size, also after a space', () => {
  expect(readContainers([[60, { 40: 'MSKU1234565 45HC, TCLU4265135 40GP' }]])).toMatchObject([
    { size_type: '45HC' },
    { size_type: '40GP' },
  ])
})

test('a container size after a container count is read', () => {
  expect(
    readContainers([
      [60, { 40: 'MSKU1234565' }],
      [70, { 40: 'SEAL PV302418' }],
      [80, { 40: '1X40HC' }],
    ]),
  ).toMatchObject([{ size_type: '40HC', seal_number: 'PV302418' }])
})

test.each([
  ["MSKU1234565/20'/EMCKHH11821", { size_type: '20', seal_number: 'EMCKHH11821' }],
  ['MSKU1234565, seal DE-774120.', { seal_number: 'DE-774120' }],
  ['MSKU1234565, seal no MA771820, 24 pallets', { seal_number: 'MA771820' }],
  ['MSKU1234565 / Seal: QF247095', { seal_number: 'QF247095' }],
])('the text %s gives container, size and seal', (text, parts) => {
  expect(readContainers([[60, { 40: text }]])).toMatchObject([parts])
})

test('container and seal in one cell below a joint header are both read', () => {
  expect(
    readContainers([
      [60, { 40: 'Container / Seal', 200: 'Style', 300: 'Ctns' }],
      [72, { 40: 'MSKU1234565 VN0091822', 200: 'SR-88', 300: '420' }],
    ]),
  ).toMatchObject([{ seal_number: 'VN0091822' }])
})

test.each([
  ['Seal', 'IN 441209', 'IN441209'],
  ['Sello línea', 'ML-CN4113412', 'ML-CN4113412'],
  ['Segel / Seal', '22165596', '22165596'],
  ['Actual Seal', 'QF247095', 'QF247095'],
  ['Plomb', 'F0044182', 'F0044182'],
])('the column "%s" holds the seal: %s', (head, text, seal) => {
  expect(
    readContainers([
      [60, { 40: 'Contenedor', 160: head, 300: 'Temperatura' }],
      [72, { 40: 'MSKU1234565', 160: text, 300: '-18 C' }],
      [84, { 40: 'TCLU4265135', 160: 'QF247096', 300: '-18 C' }],
    ]),
  ).toMatchObject([{ seal_number: seal }, { seal_number: 'QF247096' }])
})

test.each([[{ 40: 'Precinto:', 120: 'AR0044182' }], [{ 40: 'Precinto: AR0044182' }]])(
  'the seal of the only container is found anywhere: %j',
  (line) => {
    expect(
      readContainers([
        [60, { 40: 'Contenedor:', 120: 'MSKU1234565' }],
        [120, line],
      ]),
    ).toMatchObject([{ seal_number: 'AR0044182' }])
  },
)

test('two seals beside one container are both left out', () => {
  const containers = readContainers([
    [60, { 40: 'Container:', 120: 'MSKU1234565' }],
    [120, { 40: 'Seal: AR0044182' }],
    [140, { 40: 'Seal: AR0044183' }],
  ])
  expect(JSON.stringify(containers)).not.toContain('AR004418')
})
