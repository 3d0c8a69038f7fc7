import { describe, expect, test } from 'vitest'
import { readFile } from '../../src/read-file.ts'

const HEAD = [
  'ARRIVAL NOTICE',
  '',
  'B/L no.: MAEU262766319',
  'Container: MSKU1234565',
  'Vessel: BOREAL TRADER          Voyage: 412W',
  'Port of discharge: Los Angeles',
  'ETA: 02 Feb 2026',
]

/** The values that are read from a notice or a delivery order with these words, without their positions. */
const read = async (words: string, [title, ...head]: readonly string[] = HEAD) => {
  const bytes = Buffer.from([title, ...head, words, ''].join('\n'))
  const { documentType, extraction } = await readFile(bytes, { name: 'a.txt' })
  const { payload } = extraction as { payload: Record<string, { value: unknown }> }
  return { documentType, ...Object.fromEntries(Object.entries(payload).map(([field, found]) => [field, found?.value])) }
}

const place = (name: string) => ({ empty_return_location: name })
const by = (day: string) => ({ empty_return_by: day })

describe('a paper says where and until when the empty container goes back', () => {
  test.each<[string, object]>([
    ['Empty return location: Harbor Depot Wilmington', place('Harbor Depot Wilmington')],
    ['Return empty to: Harbor Depot Wilmington', place('Harbor Depot Wilmington')],
    ['Empty depot: Harbor Depot', place('Harbor Depot')],
    ['MTY return depot: Harbor Depot', place('Harbor Depot')],
    ['Container return location: Harbor Depot', place('Harbor Depot')],
    ['Drop-off location (empty): Harbor Depot', place('Harbor Depot')],
    ['Drop-off depot: Harbor Depot', place('Harbor Depot')],
    ['Turn-in location: Harbor Depot', place('Harbor Depot')],
    ['Empty redelivery depot: Harbor Depot', place('Harbor Depot')],
    ['Leerrückgabe: Hafendepot Waltershof', place('Hafendepot Waltershof')],
    ['Rückgabedepot: Hafendepot Waltershof', place('Hafendepot Waltershof')],
    ['Lieu de restitution du vide : Parc Sogena Le Havre', place('Parc Sogena Le Havre')],
    ['Lugar de devolución del vacío: Almacenes Levante', place('Almacenes Levante')],
    ['Local de devolução do vazio: Depot Santos Norte', place('Depot Santos Norte')],
    ['Luogo di riconsegna vuoto: Deposito Voltri', place('Deposito Voltri')],
    ['Inleverdepot: Waalhaven Oost', place('Waalhaven Oost')],
    ['Empty return by: 20 Feb 2026', by('2026-02-20')],
    ['Return empty by: 20 Feb 2026', by('2026-02-20')],
    ['Empty return deadline: 02/20/2026', by('2026-02-20')],
    ['Return container no later than: 20 Feb 2026', by('2026-02-20')],
    ['Latest return date: 20 Feb 2026', by('2026-02-20')],
    ['Last free day for detention: 20 Feb 2026', by('2026-02-20')],
    ['Detention last free day: 20 Feb 2026', by('2026-02-20')],
    ['Per diem free until: 20 Feb 2026', by('2026-02-20')],
    ['Rückgabe bis: 20.02.2026', by('2026-02-20')],
    ['Date limite de restitution : 20/02/2026', by('2026-02-20')],
    ['Fecha límite de devolución: 20/02/2026', by('2026-02-20')],
    ['Data limite de devolução: 20/02/2026', by('2026-02-20')],
    [
      'The empty container must be returned to Harbor Depot Wilmington by 20 Feb 2026.',
      {
        ...place('Harbor Depot Wilmington'),
        ...by('2026-02-20'),
      },
    ],
    [
      'Please return the empty unit to Harbor Depot no later than 20 Feb 2026.',
      {
        ...place('Harbor Depot'),
        ...by('2026-02-20'),
      },
    ],
  ])('%s', async (words, stated) => {
    const found = await read(words)
    expect(found).toMatchObject({ documentType: 'arrival_notice', ...stated })
    expect(found).not.toHaveProperty('last_free_day')
  })

  test('also in a delivery order', async () => {
    const head = ['DELIVERY ORDER', ...HEAD.slice(1), 'Pick up from: TraPac Los Angeles']
    const words = 'Empty return location: Harbor Depot          Empty return by: 20 Feb 2026'
    expect(await read(words, head)).toMatchObject({
      ...{ documentType: 'delivery_order', terminal: 'TraPac Los Angeles' },
      ...{ ...place('Harbor Depot'), ...by('2026-02-20') },
    })
  })
})

describe('a paper does not say where or until when the empty container goes back', () => {
  test.each([
    'Last free day: 20 Feb 2026',
    'Free time until: 20 Feb 2026',
    'Terminal: TraPac Los Angeles',
    'Empty return: as instructed by the line',
    'Last date for equipment pickup: 10 Feb 2026',
    'Drop-off location: ACME Warehouse',
    'Return address: 1 Harbor Way, Wilmington',
    'Empty returned on 20 Feb 2026',
    'The empty container was returned to Harbor Depot by 20 Feb 2026.',
    'If the container is not returned by 20 Feb 2026, detention is charged.',
    'Please return this form by 20 Feb 2026.',
    'Return location will be advised later.',
  ])('%s', async (words) => {
    const found = await read(words)
    expect(found).not.toHaveProperty('empty_return_location')
    expect(found).not.toHaveProperty('empty_return_by')
  })
})
