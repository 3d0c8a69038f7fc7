import { american, city, english, shortNamed, upper } from '../../facts.ts'
import type { Issuer } from '../../issuer.ts'
import { TERMS } from '../../sheet.ts'

export const crowley: Issuer = {
  name: 'Crowley',
  forms: {
    sea_waybill: {
      type: 'sea_waybill',
      paper: 'LETTER',
      draw: (f, s, t) => {
        s.text(30, 16, 'CROWLEY LATIN AMERICA SERVICES, LLC', { size: 11, bold: true })
        s.text(400, 14, 'SEA WAYBILL', { size: 14, bold: true })
        s.text(400, 30, 'EXPRESS RELEASE - NOT NEGOTIABLE', { size: 7 })
        s.fields(
          [
            [30, 42, 276, 56, '(2) SHIPPER/EXPORTER', t.party('shipper', f.shipper)],
            [306, 42, 138, 28, '(5) BOOKING NUMBER', t.text('booking_number', `CAT${f.digits(6)}`)],
            [444, 42, 138, 28, '(5a) WAYBILL NUMBER', t.text('bill_of_lading_number', `CAMN${f.digits(8)}`)],
            [306, 70, 276, 28, '(6) EXPORT REFERENCES', t.text('reference_number', f.order)],
            [30, 98, 276, 56, '(3) CONSIGNEE', t.party('consignee', f.consignee)],
            [306, 98, 276, 36, '(7) FORWARDING AGENT / FMC NO.', [upper(f.forwarder.name), `FMC ${f.digits(5)}`]],
            [306, 134, 276, 20, '(8) POINT AND COUNTRY OF ORIGIN', upper(f.loading.country)],
            [30, 154, 276, 56, '(4) NOTIFY PARTY', t.party('notify_party', f.notify)],
            [
              306,
              154,
              276,
              56,
              '(9) DOMESTIC ROUTING / EXPORT INSTRUCTIONS',
              [`${upper(f.trucker.name)} ${f.trucker.phone}`],
            ],
            [30, 210, 138, 26, '(12) PRE-CARRIAGE BY', 'TRUCK'],
            [168, 210, 138, 26, '(13) PLACE OF RECEIPT', t.text('place_of_receipt', upper(city(f.receipt)))],
            [306, 210, 138, 26, '(10) LOADING PIER / TERMINAL', upper(f.loading.name)],
            [444, 210, 138, 26, '(10a) ORIGINALS TO BE RELEASED AT', 'N/A'],
            [30, 236, 138, 26, '(14) VESSEL / VOYAGE', `${t.text('vessel', f.vessel)} / ${t.text('voyage', f.voyage)}`],
            [168, 236, 138, 26, '(15) PORT OF LOADING', t.text('port_of_loading', upper(city(f.loading)))],
            [306, 236, 276, 26, '(11) TYPE OF MOVE', 'CY / CY'],
            [30, 262, 138, 26, '(16) PORT OF DISCHARGE', t.text('port_of_discharge', upper(city(f.discharge)))],
            [168, 262, 138, 26, '(17) PLACE OF DELIVERY', t.text('place_of_delivery', upper(city(f.delivery)))],
            [306, 262, 276, 26, '(11a) CONTAINERIZED', '[X] YES   [ ] NO'],
          ],
          { labelSize: 5.5 },
        )
        const rows = f.containers.map((c) => [
          [c.number, `SEAL# ${c.seal}`],
          [String(c.packages), f.unit],
          ["40' HC CONTAINER SLC STC", f.goods],
          [`${english(c.weight, 3)} KG`, `${english(c.weight * 2.20462, 0)} LB`],
          [`${english(c.volume, 3)} M3`, `${english(c.volume * 35.3147, 0)} CF`],
        ])
        t.containers(f.containers, ['seal_number', 'packages', 'gross_weight', 'volume'])
        const end = s.table(
          30,
          292,
          [
            { title: '(18) MARKS AND NOS./CONTAINER NOS.', width: 130 },
            { title: '(19) NO. OF PKGS', width: 60 },
            { title: '(20) DESCRIPTION OF COMMODITIES', width: 182 },
            { title: '(21) GROSS WEIGHT', width: 90, align: 'right' },
            { title: '(22) MEASUREMENT', width: 90, align: 'right' },
          ],
          rows,
          { headSize: 5.5, lineHeight: 13, rules: 'head' },
        )
        s.text(30, end + 4, 'TOTALS:', { bold: true })
        s.text(162, end + 4, t.measure('packages', f.packages, f.unit, String(f.packages)), { bold: true })
        s.text(400, end + 4, t.measure('gross_weight', f.weight, 'kg', `${english(f.weight, 3)} KG`), {
          bold: true,
          width: 90,
          align: 'right',
        })
        s.text(492, end + 4, t.measure('volume', f.volume, 'cbm', `${english(f.volume, 3)} M3`), {
          bold: true,
          width: 88,
          align: 'right',
        })
        s.text(222, end + 22, `LADEN ON BOARD ${t.date('on_board_date', f.onBoard, shortNamed)}`)
        s.text(222, end + 34, 'AES ITN X20260412345678')
        s.text(
          30,
          600,
          `DATED AT ${upper(f.loading.name)} ${t.date('issue_date', f.issued, shortNamed)}   BY CROWLEY, AS CARRIER`,
        )
        s.prose(30, 620, 552, TERMS[0], 5.5)
      },
    },
    arrival_notice_invoice: {
      type: 'arrival_notice',
      paper: 'LETTER',
      draw: (f, s, t) => {
        s.text(30, 20, 'CROWLEY', { size: 18, bold: true })
        s.text(300, 22, 'ARRIVAL NOTICE / AVISO DE LLEGADA', { size: 12, bold: true })
        s.fields(
          [
            [30, 50, 184, 28, 'Date / Fecha', t.date('document_date', f.noticed, american)],
            [214, 50, 184, 28, 'Bill of Lading / Conocimiento', t.text('bill_of_lading_number', `CAMN${f.digits(8)}`)],
            [398, 50, 184, 28, 'Shipper Ref. / Referencia', t.text('reference_number', f.order)],
            [30, 78, 276, 50, 'Consignee / Consignatario', t.party('consignee', f.consignee)],
            [306, 78, 276, 50, 'Notify Party / Notificar a', t.party('notify_party', f.notify)],
            [30, 128, 276, 50, 'Shipper / Embarcador', t.party('shipper', f.shipper)],
            [306, 128, 138, 25, 'Vessel / Buque', t.text('vessel', f.vessel)],
            [444, 128, 138, 25, 'Voyage / Viaje', t.text('voyage', f.voyage)],
            [306, 153, 138, 25, 'Load Port / Puerto de carga', t.text('port_of_loading', f.loading.name)],
            [444, 153, 138, 25, 'Discharge Port / Puerto de descarga', t.text('port_of_discharge', f.discharge.name)],
            [30, 178, 138, 25, 'ETA / Fecha estimada', t.date('eta', f.arrival, american)],
            [168, 178, 138, 25, 'Last Free Day / Último día libre', t.date('last_free_day', f.lastFreeDay, american)],
            [306, 178, 276, 25, 'Cargo Location / Ubicación', t.text('terminal', f.terminal)],
          ],
          { labelSize: 6 },
        )
        t.containers(f.containers, ['seal_number', 'size_type', 'packages', 'gross_weight'])
        const end = s.table(
          30,
          212,
          [
            { title: ['Container', 'Contenedor'], width: 95 },
            { title: ['Size', 'Tamaño'], width: 45 },
            { title: ['Seal', 'Sello'], width: 90 },
            { title: ['Pieces', 'Bultos'], width: 70, align: 'right' },
            { title: ['Description', 'Descripción'], width: 150 },
            { title: ['Weight KG', 'Peso KG'], width: 102, align: 'right' },
          ],
          [
            ...f.containers.map((c) => [c.number, c.size, c.seal, String(c.packages), f.goods, english(c.weight, 3)]),
            [
              'TOTAL',
              '',
              '',
              t.measure('packages', f.packages, f.unit, String(f.packages)),
              f.unit,
              t.measure('gross_weight', f.weight, 'kg', english(f.weight, 3)),
            ],
          ],
          { rules: 'all', size: 7.5 },
        )
        s.text(30, end + 16, 'CHARGES / CARGOS', { bold: true })
        const total = 2450 + 325 + 65
        s.table(
          30,
          end + 28,
          [
            { title: 'Code', width: 60 },
            { title: 'Charge', width: 220 },
            { title: 'Prepaid USD', width: 100, align: 'right' },
            { title: 'Collect USD', width: 100, align: 'right' },
          ],
          [
            ['OFT', 'Ocean Freight', '', '2,450.00'],
            ['BAF', 'Bunker Surcharge', '', '325.00'],
            ['DOC', 'Delivery Order / Doc Fee', '', '65.00'],
            ['', 'TOTAL DUE / TOTAL A PAGAR', '', t.money('total_amount', total, 'USD', english(total, 2))],
          ],
          { rules: 'all' },
        )
        s.prose(30, 700, 552, TERMS[1], 6)
      },
    },
  },
}
