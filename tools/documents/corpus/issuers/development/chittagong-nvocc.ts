import { british, named, plain, upper } from '../../facts.ts'
import type { Issuer } from '../../issuer.ts'
import { TERMS } from '../../sheet.ts'

export const chittagongNvocc: Issuer = {
  name: 'Chittagong NVOCC',
  forms: {
    house_bill: {
      type: 'bill_of_lading',
      region: 'eu',
      draw: (f, s, t) => {
        s.face('Times')
        s.text(36, 14, 'KARNAPHULI SHIPPING & LOGISTICS LTD.', { size: 12, bold: true })
        s.text(36, 30, 'Agrabad C/A, Chattogram-4100, Bangladesh. Phone: +880 31 711 204', { size: 7 })
        s.text(380, 14, 'BILL OF LADING', { size: 15, bold: true })
        s.text(380, 32, 'FOR COMBINED TRANSPORT OR PORT TO PORT SHIPMENT', { size: 6 })
        const style = { labelSize: 6.5, size: 8.5 }
        s.fields(
          [
            [36, 44, 270, 60, "SHIPPER'S NAME & ADDRESS", t.party('shipper', f.shipper)],
            [
              306,
              44,
              254,
              28,
              'BILL OF LADING NO.',
              t.text('bill_of_lading_number', `KSL/${f.letters(3)}/${f.digits(5)}/26`),
            ],
            [306, 72, 254, 32, 'EXP NO. / INVOICE NO.', `EXP ${f.digits(6)}-${f.digits(5)}-2026`],
            [36, 104, 270, 60, 'CONSIGNEE (IF "TO ORDER" SO INDICATE)', t.party('consignee', f.consignee)],
            [
              306,
              104,
              254,
              60,
              'DELIVERY AGENT',
              [upper(f.forwarder.name), ...f.forwarder.address.map(upper), `TEL ${f.forwarder.phone}`],
            ],
            [36, 164, 270, 60, 'NOTIFY PARTY', t.party('notify_party', f.notify)],
            [306, 164, 254, 60, 'ALSO NOTIFY', ['2ND NOTIFY: CENTRAL IMPORT SERVICES', 'ROTTERDAM, NETHERLANDS']],
            [36, 224, 135, 25, 'PRE-CARRIAGE BY (FEEDER VESSEL)', `${f.feeder} V.${f.feederVoyage}`],
            [171, 224, 135, 25, 'PLACE OF RECEIPT', t.text('place_of_receipt', upper(f.receipt.name))],
            [306, 224, 254, 25, 'TRANSHIPMENT PORT', upper(f.transshipment.name)],
            [
              36,
              249,
              135,
              25,
              'OCEAN (MOTHER) VESSEL / VOY',
              `${t.text('vessel', f.vessel)} V.${t.text('voyage', f.voyage)}`,
            ],
            [171, 249, 135, 25, 'PORT OF LOADING', t.text('port_of_loading', upper(f.loading.name))],
            [306, 249, 127, 25, 'ETA TRANSHIPMENT', british(f.issued)],
            [433, 249, 127, 25, 'ETA DESTINATION', t.date('eta', f.arrival, british)],
            [36, 274, 135, 25, 'PORT OF DISCHARGE', t.text('port_of_discharge', upper(f.discharge.name))],
            [171, 274, 135, 25, 'PLACE OF DELIVERY', t.text('place_of_delivery', upper(f.delivery.name))],
            [306, 274, 254, 25, 'FREIGHT', 'COLLECT'],
          ],
          style,
        )
        t.containers(f.containers, ['seal_number', 'size_type', 'packages', 'gross_weight', 'volume'])
        s.table(
          36,
          304,
          [
            { title: 'CONTAINER NO. / SEAL NO.', width: 140 },
            { title: 'NO. OF CARTONS', width: 70 },
            { title: 'DESCRIPTION OF GOODS', width: 154 },
            { title: 'GROSS WEIGHT KGS', width: 85, align: 'right' },
            { title: 'MEASUREMENT CBM', width: 75, align: 'right' },
          ],
          [
            ...f.containers.map((c) => [
              [`${c.number} (${c.size})`, `SEAL: ${c.seal}`],
              `${c.packages} ${f.unit}`,
              ['SAID TO CONTAIN', f.goods],
              plain(c.weight, 3),
              plain(c.volume, 3),
            ]),
            [
              'TOTAL',
              t.measure('packages', f.packages, f.unit, `${f.packages} ${f.unit}`),
              '',
              t.measure('gross_weight', f.weight, 'kg', plain(f.weight, 3)),
              t.measure('volume', f.volume, 'cbm', plain(f.volume, 3)),
            ],
          ],
          { rules: 'all', lineHeight: 12 },
        )
        s.text(190, 520, `SHIPPED ON BOARD ON ${t.date('on_board_date', f.onBoard, named)}`, { bold: true })
        s.fields(
          [
            [36, 540, 175, 28, 'NO. OF ORIGINAL B/L', '03 (THREE)'],
            [211, 540, 175, 28, 'PLACE OF ISSUE', 'CHATTOGRAM'],
            [386, 540, 174, 28, 'DATE OF ISSUE', t.date('issue_date', f.issued, named)],
          ],
          style,
        )
        s.prose(36, 580, 524, TERMS[0], 6)
        s.stamp(490, 660, 38, ['KARNAPHULI', 'CHATTOGRAM', 'AS CARRIER'])
      },
    },
    cargo_receipt: {
      type: null,
      region: 'eu',
      draw: (f, s) => {
        s.text(36, 20, "FORWARDER'S CARGO RECEIPT", { size: 14, bold: true, align: 'center', width: 524 })
        s.fields([
          [36, 50, 262, 50, 'SUPPLIER', [upper(f.shipper.name), ...f.shipper.address.map(upper)]],
          [298, 50, 131, 25, 'FCR NO.', `FCR${f.digits(7)}`],
          [429, 50, 131, 25, 'CARGO RECEIVED ON', named(f.cargoCutoff)],
          [298, 75, 262, 25, 'ORDER', f.order],
          [36, 100, 262, 50, 'CONSIGNEE', [upper(f.consignee.name), ...f.consignee.address.map(upper)]],
          [298, 100, 262, 50, 'INTENDED VESSEL', f.vessel],
        ])
        s.table(
          36,
          160,
          [
            { title: 'STYLE', width: 120 },
            { title: 'CARTONS', width: 80, align: 'right' },
            { title: 'KGS', width: 100, align: 'right' },
            { title: 'CBM', width: 100, align: 'right' },
          ],
          f.items.map((item) => [item.code, String(item.cartons), plain(item.gross, 3), plain(item.volume, 3)]),
          { rules: 'all' },
        )
        s.text(
          36,
          300,
          'We certify having assumed control of the above mentioned consignment in external apparent good order. This receipt is not a document of title.',
        )
      },
    },
  },
}
