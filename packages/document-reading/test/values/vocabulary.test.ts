import fc from 'fast-check'
import { expect, test } from 'vitest'
import { columnHeaders, labels, typeSpecificLabels } from '../../src/labels/labels.ts'
import { withoutAccents } from '../../src/lowercase.ts'
import { labelMeanings } from '../../src/values/labelled/label-matches.ts'
import { readForm } from '../harness/read-form.ts'

test.each([
  ['shipper', ['Gönderici', 'Supplier', 'Versender', 'Fournisseur']],
  ['consignee', ['Cnee', 'Consignee details', 'Alıcı', 'Ultimate Consignee Name', 'Receiver', 'Destinatário']],
  ['port_of_loading', ['Yükleme limanı', 'Abgangshafen', 'LOAD', 'Port of Shipment', '装运港']],
  ['port_of_discharge', ['Boşaltma limanı', 'DISCHARGE', 'Zielhafen', 'Port of arrival']],
  ['place_of_delivery', ['DEL', 'Teslim yeri', 'Port of Final Destination', '交货地']],
  ['terminal', ['Cargo available at', 'CTO / DISCHARGE TERMINAL', 'Container pickup terminal', 'PICK UP FROM']],
  ['last_free_day', ['Last day of free time', 'Estimated LFD', 'Free time exp.', 'Free time until', 'Last Free Date']],
  ['issue_date', ['Place of B(s)/L Issue/Date', 'Date of B/L Issue', 'Lugar y fecha de emisión', 'Ort und Datum']],
  ['valid_until', ['DO Valid Upto', 'Valid till', 'Validade']],
  [
    'release_to',
    ['Drayage carrier', 'Hauler', 'Transport company', 'Delivering carrier', 'Trucker name', 'Transportista'],
  ],
  ['volume', ['Cubagem (m³)', 'Hacim', '体积']],
  ['eta', ['Vessel ETA', 'Chegada prevista', 'Data arrivo', 'Exp. arrival', "Date d'arrivée prévue"]],
  [
    'entry_number',
    [
      'Customs reference',
      'BOE No',
      'Nº da DI',
      'Numéro de déclaration',
      'Beyanname No',
      'LRN',
      'Movement Reference Number',
    ],
  ],
  ['gross_weight', ['Masse brute (kg)', 'Masa bruta', 'Massa lorda', 'Brutogewicht', 'Total weight', 'Grs. Wt.']],
  ['head:seal', ['Plomben-Nr.', 'N° de scellé', 'Nº precinto', 'Mühür No']],
  ['head:unit_price', ['Stückpreis', 'P.U.', 'Prezzo unitario', 'Preço unitário', 'Birim fiyat']],
  ['release_number', ['D.O. No.', 'DO Number']],
  ['master_bill_number', ['Line B/L', 'Steamship B/L No.']],
  ['empty_return_location', ['Empty return location', 'Turn-in depot', 'Leerrückgabeort', 'Lieu de restitution']],
  ['empty_return_by', ['Empty return deadline', 'Detention LFD', 'Rückgabefrist', 'Data limite de devolução']],
  ['cargo_cutoff', ['Dry cut-off', 'Reefer cut-off']],
  ['booking_number', ['S/O NO.', 'Document No. (Booking No.)', 'Rezervasyon no']],
] as const)('%s is labelled in many words', (field, words) => {
  expect(words.filter((one) => !labelMeanings(one).includes(field))).toEqual([])
})

test('labels without their accents are recognized', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(
        'Boşaltma Limanı',
        'Düzenleme tarihi',
        'Désignation',
        'Löschhafen',
        'Número de pedimento',
        'Łódź',
      ),
      (words) => {
        expect(labelMeanings(withoutAccents(words.toLowerCase()))).toEqual(labelMeanings(words))
      },
    ),
  )
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(withoutAccents(text)).toHaveLength(text.length)
      expect(withoutAccents(withoutAccents(text))).toBe(withoutAccents(text))
    }),
  )
})

test.each(['Delivery Agent', 'Ship To', 'Carrier notified', 'Storage', 'Prepaid', 'IMO No.'])(
  'the label "%s" is known and belongs to no field',
  (words) => {
    const fields = labelMeanings(words).filter((one) => one in labels)
    expect(labelMeanings(words)).toContain('other')
    expect(fields).toEqual([])
  },
)

test('every label in the vocabulary belongs to a field', () => {
  for (const { field, words } of typeSpecificLabels) {
    if (field.startsWith('head:')) expect(columnHeaders).toHaveProperty(field.slice('head:'.length))
    else expect(labels).toHaveProperty(field)
    expect(words).not.toBe('')
  }
})

test('"Deliver to" in a delivery order is the consignee, and the carrier is the release party', () => {
  const { values } = readForm('delivery_order', [
    [60, { 40: '*DELIVERING CARRIER', 300: '*DELIVER TO', 450: '*LOCATION' }],
    [70, { 40: 'GOLDEN MILE TRUCKING', 300: 'KERALA TOYS LTD.', 450: 'NIT NORTH' }],
    [90, { 40: '*VESSEL', 300: '*VOYAGE' }],
    [100, { 40: 'SILVER TERN', 300: '412W' }],
  ])
  expect(values).toMatchObject({
    release_to: 'GOLDEN MILE TRUCKING',
    consignee: 'KERALA TOYS LTD.',
    terminal: 'NIT NORTH',
  })
})

test('the pick-up place of empty containers is not the terminal of a booking', () => {
  const { values } = readForm('booking_confirmation', [
    [60, { 40: 'Pick up place: NORTHGATE DEPOT' }],
    [80, { 40: 'Booking No.: 629031971' }],
  ])
  expect(values).not.toHaveProperty('terminal')
})

test.each([
  ['Vessel / Voyage / IMO (Lloyds)', 'BALTIC HARRIER / 0R5UY1MA / 4089848', 'BALTIC HARRIER', '0R5UY1MA'],
  ['Ocean Vessel / Voyage / Flag', 'SILVER TERN 0F9JL6MA', 'SILVER TERN', '0F9JL6MA'],
])('the label "%s" gives vessel and voyage, without the other details of the vessel', (label, text, vessel, voyage) => {
  expect(readForm('arrival_notice', [[60, { 40: `${label}:`, 250: text }]]).values).toMatchObject({ vessel, voyage })
})

test('texts aligned with other lines are columns, even with a narrow gap', () => {
  const { values } = readForm('delivery_order', [
    [60, { 40: 'Container', 110: 'Pieces', 200: 'Gross weight', 274: 'Description' }],
    [70, { 40: 'MSKU1234565', 110: '292 CASES', 200: '18,557.585 KGS', 274: 'PAPER BAGS' }],
    [80, { 40: 'TCLU4265135', 110: '415 CASES', 200: '20,134.815 KGS', 274: 'PAPER BAGS' }],
    [90, { 40: 'HLXU6596898', 110: '100 CASES', 200: '16,537.439 KGS', 274: 'PAPER BAGS' }],
  ])
  expect(values).toMatchObject({ containers: [{ gross_weight: { amount: 18557.585 } }, {}, {}] })
})

test.each([
  ['port_of_discharge', ['Unloaded at', 'Name of arrival port', 'Puerto de descarga']],
  ['place_of_receipt', ['Collected at', 'Pre-carriage from', 'Goods received at']],
  ['place_of_delivery', ['Delivered at', 'On-carriage to', 'Delivery point']],
  ['vessel_and_voyage', ['Trunk VSL/VOY', 'M/V & voyage number']],
  ['eta', ["Vessel's estimated arrival date", 'Vessel due', 'Fecha estimada de arribo']],
  ['etd', ['Estimated sailing date', 'Departs (est.)']],
  ['last_free_day', ['Quay rent starts after', 'Free storage until', 'Demurrage free until']],
  ['reference_number', ['Our job', "Shipper's ref. no.", 'Own file number']],
  ['notify_party', ['Party to be notified of arrival']],
] as const)('%s is known by words that nobody has listed together', (field, words) => {
  expect(words.filter((one) => !labelMeanings(one).includes(field))).toEqual([])
})

test.each(['Delivery date', 'Destination agent', 'Release date', 'Storage start', 'Tare weight'])(
  'the label "%s" belongs to no field',
  (words) => {
    expect(labelMeanings(words).filter((spoken) => spoken !== 'other')).toEqual([])
  },
)

test('an unknown word makes a label a different one', () => {
  fc.assert(
    fc.property(fc.constantFrom('Unloaded at', 'Estimated sailing date', 'Our job'), fc.nat(2), (words, at) => {
      const parts = words.split(' ')
      parts.splice(Math.min(at, parts.length), 0, 'zebra')
      expect(labelMeanings(parts.join(' ')).filter((spoken) => spoken !== 'other')).toEqual([])
    }),
  )
})
