import { british, english, plain, spaced, upper } from '../../facts.ts'
import type { Issuer } from '../../issuer.ts'
import { TERMS } from '../../sheet.ts'

export const toll: Issuer = {
  name: 'Toll Global Forwarding',
  forms: {
    arrival_advice: {
      type: 'arrival_notice',
      region: 'eu',
      draw: (f, s, t) => {
        s.text(36, 20, 'TOLL', { size: 22, bold: true, color: '#00693c' })
        s.text(360, 26, 'ARRIVAL ADVICE', { size: 15, bold: true })
        s.text(36, 50, 'Toll Global Forwarding (Australia) Pty Ltd', { size: 7 })
        s.fields(
          [
            [36, 64, 175, 26, 'OUR REFERENCE', t.text('reference_number', `SMEL${f.digits(8)}`)],
            [211, 64, 175, 26, 'YOUR ORDER', t.text('purchase_order_number', f.order)],
            [386, 64, 174, 26, 'ADVICE DATE', t.date('document_date', f.noticed, british)],
            [36, 90, 262, 48, 'SUPPLIER / CONSIGNOR', t.party('shipper', f.shipper)],
            [298, 90, 262, 48, 'IMPORTER / CONSIGNEE', t.party('consignee', f.consignee)],
            [36, 138, 131, 26, 'VESSEL', t.text('vessel', f.vessel)],
            [167, 138, 65, 26, 'VOYAGE', t.text('voyage', f.voyage)],
            [232, 138, 66, 26, 'LLOYDS NO.', f.digits(7)],
            [298, 138, 131, 26, 'LOAD PORT', t.text('port_of_loading', upper(f.loading.name))],
            [429, 138, 131, 26, 'DISCHARGE PORT', t.text('port_of_discharge', upper(f.discharge.name))],
            [36, 164, 131, 26, 'ETD', t.date('etd', f.departure, british)],
            [167, 164, 131, 26, 'ETA', t.date('eta', f.arrival, british)],
            [298, 164, 131, 26, 'WHARF / CTO', t.text('terminal', f.terminal)],
            [429, 164, 131, 26, 'DESTINATION', t.text('place_of_delivery', upper(f.delivery.name))],
            [36, 190, 262, 26, 'OCEAN BILL', t.text('master_bill_number', `ANNU${f.digits(9)}`)],
            [298, 190, 262, 26, 'HOUSE BILL', t.text('house_bill_number', f.house)],
          ],
          { labelSize: 6, labelColor: '#00693c' },
        )
        t.text('bill_of_lading_number', t.truth.fields.master_bill_number as string)
        t.containers(f.containers, ['seal_number', 'size_type', 'packages', 'gross_weight', 'volume'])
        const end = s.table(
          36,
          226,
          [
            { title: 'CONTAINER', width: 85 },
            { title: 'TYPE', width: 40 },
            { title: 'SEAL', width: 90 },
            { title: 'PACKS', width: 60, align: 'right' },
            { title: 'WEIGHT KG', width: 85, align: 'right' },
            { title: 'VOLUME M3', width: 75, align: 'right' },
            { title: 'DELIVERY MODE', width: 89 },
          ],
          [
            ...f.containers.map((c) => [
              c.number,
              c.size,
              c.seal,
              String(c.packages),
              plain(c.weight, 3),
              plain(c.volume, 3),
              'CY/CY',
            ]),
            [
              'TOTALS',
              '',
              '',
              t.measure('packages', f.packages, f.unit, String(f.packages)),
              t.measure('gross_weight', f.weight, 'kg', plain(f.weight, 3)),
              t.measure('volume', f.volume, 'cbm', plain(f.volume, 3)),
              '',
            ],
          ],
          { rules: 'all' },
        )
        s.prose(36, end + 16, 524, TERMS[1], 7)
      },
    },
    import_declaration: {
      type: 'customs_entry',
      region: 'eu',
      draw: (f, s, t) => {
        s.text(36, 20, 'IMPORT DECLARATION (N10)', { size: 13, bold: true })
        s.text(36, 38, 'Australian Border Force - Integrated Cargo System', { size: 8 })
        s.text(
          380,
          20,
          `Import Dec ID: ${t.text('entry_number', `A${f.letters(2)}${f.digits(3)}${f.letters(2)}${f.digits(1)}`)}`,
          { bold: true, size: 10 },
        )
        s.text(380, 36, 'Version: 1     Status: FINALISED / CLEAR')
        s.pairs(
          36,
          62,
          [
            ['Owner name', t.text('importer', upper(f.consignee.name))],
            ['Owner ABN', f.digits(11)],
            ['Owner reference', t.text('reference_number', f.order)],
            ['Brokerage', 'TOLL CUSTOMS'],
            ['Mode of transport', 'SEA'],
            ['Vessel name', t.text('vessel', f.vessel)],
            ['Voyage no.', t.text('voyage', f.voyage)],
          ],
          { gap: 100 },
        )
        s.pairs(
          320,
          62,
          [
            ['Date of lodgement', t.date('entry_date', f.noticed, british)],
            ['Load port', t.text('port_of_loading', f.loading.code)],
            ['Discharge port', t.text('port_of_discharge', f.discharge.code)],
            ['First arrival date', t.date('eta', f.arrival, british)],
            ['Ocean B/L', t.text('bill_of_lading_number', t.text('master_bill_number', `ANNU${f.digits(9)}`))],
            ['Gross weight', t.measure('gross_weight', f.weight, 'kg', `${plain(f.weight, 3)} KG`)],
            ['Invoice term', t.text('incoterm', 'FOB')],
          ],
          { gap: 100 },
        )
        s.text(36, 164, `Supplier: ${t.text('shipper', upper(f.shipper.name))}`)
        t.containers(f.containers, [])
        s.text(36, 178, `Container no(s): ${f.containers.map((c) => c.number).join(' ')}`)
        const value = Math.round(f.total * 100) / 100
        const duty = Math.round(value * 5) / 100
        s.table(
          36,
          200,
          [
            { title: 'Line', width: 30 },
            { title: 'Tariff / Stat', width: 90 },
            { title: 'Goods description', width: 144 },
            { title: 'Origin', width: 50 },
            { title: 'Customs value AUD', width: 100, align: 'right' },
            { title: 'Rate', width: 40, align: 'right' },
            { title: 'Duty AUD', width: 70, align: 'right' },
          ],
          [
            [
              '1',
              `${f.hs.replace('.', '')}00/${f.digits(2)}`,
              f.goods,
              t.text('country_of_origin', f.loading.code.slice(0, 2)),
              english(value, 2),
              '5%',
              english(duty, 2),
            ],
          ],
          { rules: 'all' },
        )
        s.pairs(
          320,
          246,
          [
            ['Total customs value', t.money('entered_value', value, 'AUD', `AUD ${english(value, 2)}`)],
            ['Duty payable', t.money('duty_amount', duty, 'AUD', `AUD ${english(duty, 2)}`)],
            ['GST deferred', `AUD ${english((value + duty) / 10, 2)}`],
            ['Entry processing fee', 'AUD 152.00'],
          ],
          { gap: 120 },
        )
        s.text(36, 320, `Printed ${spaced(f.arrival)} 11:20:34`, { size: 6 })
      },
    },
    cartage_advice: {
      type: 'delivery_order',
      region: 'eu',
      draw: (f, s, t) => {
        s.text(36, 20, 'TOLL', { size: 22, bold: true, color: '#00693c' })
        s.text(300, 26, 'CARTAGE ADVICE / DELIVERY ORDER', { size: 12, bold: true })
        s.pairs(
          36,
          60,
          [
            ['To (carrier)', t.text('release_to', upper(f.trucker.name))],
            ['Date', t.date('document_date', f.available, british)],
            ['Job', t.text('reference_number', `SMEL${f.digits(8)}`)],
            ['Ocean bill', t.text('bill_of_lading_number', t.text('master_bill_number', `ANNU${f.digits(9)}`))],
          ],
          { gap: 80, labelBold: true },
        )
        s.pairs(
          310,
          60,
          [
            ['Vessel', t.text('vessel', f.vessel)],
            ['Voyage', t.text('voyage', f.voyage)],
            ['Collect from', t.text('terminal', f.terminal)],
            ['Storage starts', british(f.gateOut)],
          ],
          { gap: 80, labelBold: true },
        )
        s.text(36, 124, 'Deliver to', { bold: true })
        s.lines(116, 124, t.party('consignee', f.consignee))
        s.text(36, 160, 'Dehire empty to', { bold: true })
        s.text(116, 160, t.text('empty_return_location', f.depot))
        t.containers(f.containers, ['size_type', 'seal_number', 'gross_weight', 'packages'])
        s.table(
          36,
          180,
          [
            { title: 'Container', width: 100 },
            { title: 'Type', width: 50 },
            { title: 'Seal', width: 100 },
            { title: 'Packs', width: 74, align: 'right' },
            { title: 'Gross kg', width: 100, align: 'right' },
            { title: 'Slot', width: 100 },
          ],
          f.containers.map((c) => [
            c.number,
            c.size,
            c.seal,
            String(c.packages),
            plain(c.weight, 3),
            `${british(f.gateOut).slice(0, 5)} 14:00`,
          ]),
          { rules: 'all' },
        )
        s.prose(36, 720, 524, TERMS[2], 6)
      },
    },
  },
}
