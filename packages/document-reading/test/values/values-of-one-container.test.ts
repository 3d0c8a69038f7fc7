import { withCheckDigit } from '@boxtrail/reference/container-number'
import { expect, test } from 'vitest'
import { readFile } from '../../src/read-file.ts'

const [a, b] = ['MSKU481902', 'TGHU730615'].map((one) => withCheckDigit(one)!) as [string, string]

const wrong = `${b.slice(0, 10)}${(Number(b[10]) + 1) % 10}`

/** The value of a field that an arrival notice states for all of its containers. */
const read = async (field: string, ...lines: string[]) => {
  const head = ['ARRIVAL NOTICE', 'Bill of lading: MAEU262766319     Notice date: 2026-05-01', '']
  const { extraction } = await readFile(new TextEncoder().encode([...head, ...lines, ''].join('\n')), { name: 'a.txt' })
  const { payload, proposed } = extraction!
  return (payload[field] as { value: unknown } | undefined)?.value ?? (proposed[field] ? 'proposed' : undefined)
}
const each = (one: string, other: string) => [`Container: ${a}`, one, `Container: ${b}`, other]

test.each([
  ['the other has another day', 'last_free_day', each('Last free day: 2026-05-08', 'Last free day: 2026-05-10')],
  ['the other has an earlier day', 'last_free_day', each('Last free day: 2026-05-10', 'Last free day: 2026-05-08')],
  [
    'the other has another day of return',
    'empty_return_by',
    each('Empty return by: 2026-05-18', 'Empty return by: 2026-05-20'),
  ],
  ['a line names one', 'last_free_day', [`Containers: ${a}, ${b}`, `Last free day of ${a}: 2026-05-08`]],
  ['the other is held', 'customs_release', each('Customs status: Released', 'Customs status: Hold')],
  ['nothing is said of the other', 'customs_release', each('Customs status: Released', 'Freight status: Released')],
  ['nothing is said of the first', 'freight_release', each('Customs status: Released', 'Freight status: Released')],
  [
    'the other has a number with a wrong check digit',
    'last_free_day',
    [`Container: ${a}`, 'Last free day: 2026-05-08', `Container: ${wrong}`, 'Last free day: 2026-05-10'],
  ],
])('what a notice says below one of its containers is not said of all: %s', async (_what, field, lines) => {
  expect(await read(field, ...lines)).toBeUndefined()
})

test.each([
  [
    'below each container',
    'last_free_day',
    each('Last free day: 2026-05-08', 'Last free day: 2026-05-08'),
    '2026-05-08',
  ],
  ['released below each', 'customs_release', each('Customs status: Released', 'Customs status: Released'), 'released'],
  [
    'below each container, in two forms and by two names',
    'last_free_day',
    each('Last free day: 2026-05-08', 'Free until: 08-MAY-2026'),
    '2026-05-08',
  ],
  [
    'below all, of which only the release was said of each',
    'last_free_day',
    [...each('Customs status: Released', 'Customs status: Released'), '', 'Last free day: 2026-05-08'],
    '2026-05-08',
  ],
  ['above all', 'last_free_day', ['Last free day: 2026-05-08', `Container: ${a}`, `Container: ${b}`], '2026-05-08'],
  [
    'below all',
    'last_free_day',
    [`Container: ${a}`, 'Seal: BXT004711', `Container: ${b}`, 'Seal: BXT004712', 'Last free day: 2026-05-08'],
    '2026-05-08',
  ],
  ['beside a list', 'last_free_day', [`Containers: ${a}, ${b}`, 'Last free day: 2026-05-08'], '2026-05-08'],
  [
    'in a column',
    'last_free_day',
    ['Container        Type    Last free day', `${a}      45G1    2026-05-08`, `${b}      22G1    2026-05-08`],
    '2026-05-08',
  ],
])('what a notice says of all of its containers is read: %s', async (_what, field, lines, value) => {
  expect(await read(field, ...lines)).toBe(value)
})

const readOrder = async (...lines: string[]) => {
  const text = ['DELIVERY ORDER', 'D/O no.: DO-778120', 'B/L: MAEU262766319', ...lines, ''].join('\n')
  const { extraction } = await readFile(Buffer.from(text), { name: 'a.txt' })
  const { release_number } = extraction!.payload as Record<string, { value: unknown } | undefined>
  return release_number?.value
}

test('of the numbers of a delivery order and of the release that of the release is read', async () => {
  expect(await readOrder(`Container: ${a}`, 'Release no.: 4471200')).toBe('4471200')
})

test('the release of one container is not that of all', async () => {
  const table = ['Container No\tRelease No\tLFD', `${a}\tR11111\t2026-11-16`, `${b}\tR22222\t2026-11-18`]
  expect(await readOrder(...table)).toBeUndefined()
})
