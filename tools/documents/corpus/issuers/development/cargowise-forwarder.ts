import { city, english, shortNamed, upper } from '../../facts.ts'
import type { Issuer } from '../../issuer.ts'
import { TERMS } from '../../sheet.ts'

/** The forms that CargoWise prints for thousands of forwarders. */
export const cargowise: Issuer = {
  name: 'CargoWise forwarder',
  forms: {
    arrival_notice: {
      type: 'arrival_notice',
      draw: (f, s, t) => {
        s.text(40, 26, upper(f.forwarder.name), { size: 12, bold: true })
        s.text(360, 26, 'ARRIVAL NOTICE', { size: 14, bold: true })
        s.lines(40, 42, [...f.forwarder.address.map(upper), `Ph: ${f.forwarder.phone}`], { size: 7 })
        s.text(360, 44, `SHIPMENT`, { size: 7 })
        s.text(420, 44, t.text('reference_number', `S000${f.digits(5)}`), { bold: true })
        s.text(360, 56, 'CONSOL', { size: 7 })
        s.text(420, 56, `C000${f.digits(5)}`)
        s.text(360, 68, 'DATE', { size: 7 })
        s.text(420, 68, t.date('document_date', f.noticed, shortNamed))
        s.field(
          40,
          90,
          260,
          58,
          'CONSIGNOR',
          [t.text('shipper', upper(f.shipper.name)), ...f.shipper.address.map(upper)],
          { labelSize: 6.5 },
        )
        s.field(
          300,
          90,
          260,
          58,
          'CONSIGNEE',
          [t.text('consignee', upper(f.consignee.name)), ...f.consignee.address.map(upper)],
          { labelSize: 6.5 },
        )
        s.field(
          40,
          148,
          260,
          48,
          'NOTIFY PARTY',
          [t.text('notify_party', upper(f.notify.name)), ...f.notify.address.map(upper)],
          { labelSize: 6.5 },
        )
        s.field(
          300,
          148,
          130,
          24,
          'OCEAN BILL OF LADING',
          t.text('master_bill_number', `MEDU${f.letters(2)}${f.digits(6)}`),
          { labelSize: 6.5 },
        )
        t.text('bill_of_lading_number', t.truth.fields.master_bill_number as string)
        s.field(430, 148, 130, 24, 'HOUSE BILL OF LADING', t.text('house_bill_number', f.house), { labelSize: 6.5 })
        s.field(300, 172, 130, 24, 'GOODS DESCRIPTION', f.goods, { labelSize: 6.5, size: 7 })
        s.field(430, 172, 130, 24, 'ORDER REFERENCES', f.order, { labelSize: 6.5 })
        t.text('purchase_order_number', f.order)
        s.table(
          40,
          204,
          [
            { title: 'VESSEL / VOYAGE / IMO (LLOYDS)', width: 200 },
            { title: 'LOAD', width: 110 },
            { title: 'ETD', width: 50 },
            { title: 'DISCHARGE', width: 110 },
            { title: 'ETA', width: 50 },
          ],
          [
            [
              `${t.text('vessel', f.vessel)} / ${t.text('voyage', f.voyage)} / ${f.digits(7)}`,
              t.text('port_of_loading', `${f.loading.code} = ${f.loading.name}`, [
                f.loading.name,
                `${f.loading.code} = ${f.loading.name}`,
              ]),
              t.date('etd', f.departure, shortNamed),
              t.text('port_of_discharge', `${f.discharge.code} = ${f.discharge.name}`, [
                f.discharge.name,
                `${f.discharge.code} = ${f.discharge.name}`,
              ]),
              t.date('eta', f.arrival, shortNamed),
            ],
          ],
          { rules: 'all', headSize: 6.5 },
        )
        s.table(
          40,
          236,
          [
            { title: 'PLACE OF RECEIPT', width: 130 },
            { title: 'PLACE OF DELIVERY', width: 130 },
            { title: 'AVAILABLE', width: 80 },
            { title: 'STORAGE', width: 80 },
            { title: 'INCOTERM', width: 100 },
          ],
          [
            [
              t.text('place_of_receipt', f.receipt.name),
              t.text('place_of_delivery', f.delivery.name),
              shortNamed(f.available),
              shortNamed(f.lastFreeDay),
              'FOB',
            ],
          ],
          { rules: 'all', headSize: 6.5 },
        )
        s.table(
          40,
          268,
          [
            { title: 'WEIGHT', width: 130 },
            { title: 'VOLUME', width: 130 },
            { title: 'PACKAGES', width: 130 },
            { title: 'CHARGEABLE', width: 130 },
          ],
          [
            [
              t.measure('gross_weight', f.weight, 'kg', `${english(f.weight, 3)} KG`),
              t.measure('volume', f.volume, 'cbm', `${english(f.volume, 3)} M3`),
              t.measure('packages', f.packages, 'pkg', `${f.packages} PKG`),
              `${english(f.volume, 3)} M3`,
            ],
          ],
          { rules: 'all', headSize: 6.5 },
        )
        const end = s.table(
          40,
          306,
          [
            { title: 'CONTAINER', width: 90 },
            { title: 'SEAL', width: 90 },
            { title: 'TYPE', width: 60 },
            { title: 'MODE', width: 50 },
            { title: 'WEIGHT', width: 90, align: 'right' },
            { title: 'VOLUME', width: 80, align: 'right' },
          ],
          f.containers.map((c) => {
            t.container({
              number: c.number,
              seal_number: c.seal,
              size_type: c.size,
              gross_weight: c.weight,
              volume: c.volume,
            })
            return [c.number, c.seal, c.size, 'FCL', `${english(c.weight, 3)} KG`, `${english(c.volume, 3)} M3`]
          }),
          { rules: 'head' },
        )
        s.text(40, end + 14, 'DELIVERY AGENT', { size: 6.5 })
        s.text(40, end + 23, upper(f.forwarder.name))
        s.text(300, end + 14, 'CTO / DISCHARGE TERMINAL', { size: 6.5 })
        s.text(300, end + 23, t.text('terminal', f.terminal))
        s.prose(40, 700, 520, TERMS[1], 6)
      },
    },
    invoice: {
      type: 'freight_invoice',
      draw: (f, s, t) => {
        s.text(40, 26, upper(f.forwarder.name), { size: 12, bold: true })
        s.text(400, 26, 'TAX INVOICE', { size: 14, bold: true })
        s.lines(40, 74, [t.text('bill_to', upper(f.consignee.name)), ...f.consignee.address.map(upper)], { size: 9 })
        s.table(
          300,
          60,
          [
            { title: 'INVOICE', width: 90 },
            { title: 'INVOICE DATE', width: 85 },
            { title: 'DUE DATE', width: 85 },
          ],
          [
            [
              t.text('invoice_number', `S000${f.digits(5)}/A`),
              t.date('invoice_date', f.noticed, shortNamed),
              t.date('due_date', f.due, shortNamed),
            ],
          ],
          { rules: 'all' },
        )
        s.table(
          300,
          96,
          [
            { title: 'CUSTOMER ID', width: 90 },
            { title: 'SHIPMENT', width: 85 },
            { title: 'TERMS', width: 85 },
          ],
          [[f.letters(9), t.text('reference_number', `S000${f.digits(5)}`), '30 days']],
          { rules: 'all' },
        )
        s.text(40, 140, 'SHIPMENT DETAILS', { size: 7, bold: true })
        s.table(
          40,
          150,
          [
            { title: 'SHIPPER', width: 170 },
            { title: 'CONSIGNEE', width: 170 },
            { title: 'IMPORTER REFERENCE', width: 180 },
          ],
          [[t.text('shipper', upper(f.shipper.name)), t.text('consignee', upper(f.consignee.name)), f.order]],
          { rules: 'all', headSize: 6.5, size: 7 },
        )
        s.table(
          40,
          180,
          [
            { title: 'VESSEL / VOYAGE', width: 170 },
            { title: 'OCEAN BILL OF LADING', width: 110 },
            { title: 'HOUSE BILL OF LADING', width: 110 },
            { title: 'INCOTERM', width: 130 },
          ],
          [
            [
              `${t.text('vessel', f.vessel)} / ${t.text('voyage', f.voyage)}`,
              t.text('master_bill_number', `HLCU${f.letters(3)}26${f.digits(7)}`),
              t.text('house_bill_number', f.house),
              'FOB',
            ],
          ],
          { rules: 'all', headSize: 6.5 },
        )
        t.text('bill_of_lading_number', t.truth.fields.master_bill_number as string)
        s.table(
          40,
          210,
          [
            { title: 'ORIGIN', width: 130 },
            { title: 'ETD', width: 65 },
            { title: 'DESTINATION', width: 130 },
            { title: 'ETA', width: 65 },
            { title: 'CONTAINERS', width: 130 },
          ],
          [
            [
              `${f.loading.code} = ${f.loading.name}`,
              t.date('etd', f.departure, shortNamed),
              `${f.discharge.code} = ${f.discharge.name}`,
              t.date('eta', f.arrival, shortNamed),
              f.containers.map((c) => c.number),
            ],
          ],
          { rules: 'all', headSize: 6.5 },
        )
        t.text('port_of_loading', '', [f.loading.name, `${f.loading.code} = ${f.loading.name}`])
        t.text('port_of_discharge', '', [f.discharge.name, `${f.discharge.code} = ${f.discharge.name}`])
        for (const c of f.containers) t.container({ number: c.number })
        const n = f.containers.length
        const charges: [string, number][] = [
          ['International Freight', 2350 * n],
          ['Destination Terminal Handling', 410 * n],
          ['Customs Clearance', 95],
          ['Delivery Order Fee', 55],
        ]
        const y = 260 + n * 10
        const end = s.table(
          40,
          y,
          [
            { title: 'DESCRIPTION', width: 300 },
            { title: 'GST IN USD', width: 110, align: 'right' },
            { title: 'CHARGES IN USD', width: 110, align: 'right' },
          ],
          charges.map(([name, amount]) => {
            t.item({ description: name, amount })
            return [name, '0.00', english(amount, 2)]
          }),
          { rules: 'head' },
        )
        t.money('ocean_freight', charges[0]![1], 'USD', '')
        const total = charges.reduce((all, [, amount]) => all + amount, 0)
        s.text(340, end + 14, 'SUBTOTAL')
        s.text(450, end + 14, english(total, 2), { width: 108, align: 'right' })
        s.text(340, end + 30, 'TOTAL USD', { bold: true, size: 10 })
        s.text(450, end + 30, t.money('total_amount', total, 'USD', english(total, 2)), {
          bold: true,
          width: 108,
          align: 'right',
          size: 10,
        })
        s.prose(40, 720, 520, TERMS[2], 6)
      },
    },
    delivery_order: {
      type: 'delivery_order',
      draw: (f, s, t) => {
        s.text(40, 26, upper(f.forwarder.name), { size: 12, bold: true })
        s.text(400, 26, 'DELIVERY ORDER', { size: 14, bold: true })
        s.field(
          40,
          60,
          260,
          56,
          'TRANSPORT COMPANY',
          [t.text('release_to', upper(f.trucker.name)), ...f.trucker.address.map(upper)],
          { labelSize: 6.5 },
        )
        s.field(300, 60, 130, 28, 'SHIPMENT', t.text('reference_number', `S000${f.digits(5)}`), { labelSize: 6.5 })
        s.field(430, 60, 130, 28, 'DATE', t.date('document_date', f.available, shortNamed), { labelSize: 6.5 })
        s.field(300, 88, 130, 28, 'OCEAN BILL', t.text('master_bill_number', `ONEY${f.letters(4)}${f.digits(8)}`), {
          labelSize: 6.5,
        })
        t.text('bill_of_lading_number', t.truth.fields.master_bill_number as string)
        s.field(430, 88, 130, 28, 'HOUSE BILL', t.text('house_bill_number', f.house), { labelSize: 6.5 })
        s.field(40, 116, 260, 56, 'PICK UP FROM', [t.text('terminal', f.terminal), upper(city(f.discharge))], {
          labelSize: 6.5,
        })
        s.field(300, 116, 260, 56, 'DELIVER TO', [upper(f.consignee.name), ...f.consignee.address.map(upper)], {
          labelSize: 6.5,
        })
        t.text('consignee', upper(f.consignee.name))
        s.field(40, 172, 130, 28, 'VESSEL', t.text('vessel', f.vessel), { labelSize: 6.5 })
        s.field(170, 172, 130, 28, 'VOYAGE', t.text('voyage', f.voyage), { labelSize: 6.5 })
        s.field(300, 172, 130, 28, 'LAST FREE DAY', t.date('last_free_day', f.lastFreeDay, shortNamed), {
          labelSize: 6.5,
        })
        s.field(430, 172, 130, 28, 'EMPTY RETURN', t.text('empty_return_location', f.depot), { labelSize: 6.5 })
        const end = s.table(
          40,
          212,
          [
            { title: 'CONTAINER', width: 90 },
            { title: 'TYPE', width: 50 },
            { title: 'SEAL', width: 90 },
            { title: 'PIECES', width: 80 },
            { title: 'GROSS WEIGHT', width: 100, align: 'right' },
            { title: 'DESCRIPTION', width: 110 },
          ],
          f.containers.map((c) => {
            t.container({
              number: c.number,
              seal_number: c.seal,
              size_type: c.size,
              packages: c.packages,
              gross_weight: c.weight,
            })
            return [
              c.number,
              c.size,
              c.seal,
              `${c.packages} ${f.unit}`,
              `${english(c.weight, 3)} KG`,
              f.goods.slice(0, 18),
            ]
          }),
          { rules: 'all', size: 7.5 },
        )
        if (f.containers.length === 1) {
          t.measure('packages', f.packages, f.unit, '')
          t.measure('gross_weight', f.weight, 'kg', '')
        }
        s.text(40, end + 20, 'RECEIVED IN GOOD ORDER   ______________________   DATE ____________')
        s.prose(40, 720, 520, TERMS[1], 6)
      },
    },
  },
}
