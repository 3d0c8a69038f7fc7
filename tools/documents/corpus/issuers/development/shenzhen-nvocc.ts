import { chinese, city, english, iso, plain, upper } from '../../facts.ts'
import type { Cell, Issuer } from '../../issuer.ts'
import { TERMS } from '../../sheet.ts'

export const shenzhenNvocc: Issuer = {
  name: 'Shenzhen NVOCC',
  forms: {
    house_bill: {
      type: 'bill_of_lading',
      draw: (f, s, t) => {
        s.text(36, 14, 'Shipper', { size: 6 })
        s.lines(40, 24, t.party('shipper', f.shipper))
        s.text(320, 14, `B/L NO.  ${t.text('bill_of_lading_number', `SWWL${f.letters(2)}${f.digits(8)}`)}`, {
          size: 10,
          bold: true,
        })
        s.text(320, 34, 'SUNWAY WORLDWIDE LOGISTICS CO., LTD.', { size: 10, bold: true })
        s.text(320, 50, 'BILL OF LADING', { size: 16, bold: true })
        s.text(320, 70, 'NVOCC MOC-NV 08421   FMC OTI NO. 027718', { size: 6.5 })
        s.line(36, 70, 310, 70)
        s.text(36, 73, 'Consignee or order', { size: 6 })
        s.lines(40, 83, t.party('consignee', f.consignee))
        s.line(36, 126, 310, 126)
        s.text(36, 129, 'Notify party (No claim shall attach for failure to notify)', { size: 6 })
        s.lines(40, 139, t.party('notify_party', f.notify))
        s.line(36, 180, 560, 180)
        const cells: [number, number, string, string][] = [
          [36, 182, 'Pre-carriage by', ''],
          [170, 182, 'Place of Receipt', t.text('place_of_receipt', upper(f.receipt.name))],
          [36, 206, 'Ocean Vessel    Voy. No.', `${t.text('vessel', f.vessel)}   ${t.text('voyage', f.voyage)}`],
          [170, 206, 'Port of Loading', t.text('port_of_loading', upper(f.loading.name))],
          [36, 230, 'Port of Discharge', t.text('port_of_discharge', upper(city(f.discharge)))],
          [170, 230, 'Place of Delivery', t.text('place_of_delivery', upper(city(f.delivery)))],
        ]
        for (const [x, y, label, value] of cells) {
          s.text(x, y, label, { size: 6 })
          s.text(x + 4, y + 9, value)
        }
        s.text(320, 100, 'For delivery of goods please apply to:', { size: 6 })
        s.lines(324, 110, [
          upper(f.forwarder.name),
          ...f.forwarder.address.map(upper),
          `TEL: ${f.forwarder.phone}`,
          'EMAIL: IMPORT@FORWARDER.EXAMPLE',
        ])
        s.text(320, 230, 'Final Destination for the Merchant’s Reference', { size: 6 })
        s.line(36, 254, 560, 254)
        for (const [x, ...head] of [
          [36, 'Marks & Nos.', 'Container / Seal No.'],
          [118, 'No. of containers', 'or packages'],
          [200, 'Kind of packages; description of goods'],
          [400, 'Gross weight'],
          [480, 'Measurement'],
        ] as const)
          s.lines(x, 256, head, { size: 6.5 })
        s.line(36, 274, 560, 274)
        s.lines(40, 280, ['N/M'])
        s.text(122, 280, t.measure('packages', f.packages, f.unit, `${f.packages}${f.unit}`))
        s.lines(200, 280, [
          "SHIPPER'S LOAD, COUNT AND SEAL",
          `${f.containers.length}X40HQ CONTAINER(S) S.T.C.`,
          f.goods,
          `HS CODE:${f.hs}`,
        ])
        s.text(400, 280, t.measure('gross_weight', f.weight, 'kg', `${plain(f.weight, 3)}KGS`))
        s.text(480, 280, t.measure('volume', f.volume, 'cbm', `${plain(f.volume, 3)}CBM`))
        t.containers(f.containers, ['seal_number', 'size_type', 'packages', 'gross_weight', 'volume'])
        for (const [i, c] of f.containers.entries())
          s.text(
            40,
            350 + i * 12,
            `${c.number}/${c.seal}/${c.size}/${c.packages}${f.unit}/${plain(c.weight, 3)}KGS/${plain(c.volume, 3)}CBM`,
            { size: 7.5 },
          )
        s.text(200, 470, `TOTAL : SAY ${f.packages} ${f.unit} ONLY.   FREIGHT COLLECT   CY-CY`)
        s.line(36, 490, 560, 490)
        s.text(36, 494, 'Place and date of issue', { size: 6 })
        s.text(40, 504, `SHENZHEN  ${t.date('issue_date', f.issued, chinese)}`)
        s.text(220, 494, 'Laden on board the vessel', { size: 6 })
        s.text(224, 504, t.date('on_board_date', f.onBoard, chinese))
        s.text(400, 494, 'Number of original B(s)/L', { size: 6 })
        s.text(404, 504, 'THREE (3)')
        s.text(360, 560, 'TELEX RELEASE', { size: 18, bold: true, color: '#b00' })
        s.prose(36, 600, 524, TERMS[0], 5)
      },
    },
    pre_alert: {
      type: 'arrival_notice',
      cells: (f, t) => {
        const rows: Cell[][] = [
          ['SUNWAY WORLDWIDE LOGISTICS CO., LTD.'],
          [null, '到货通知 ARRIVAL NOTICE'],
          ['DATE', t.date('document_date', f.noticed, iso)],
          [
            'MBL NO. 主单号',
            t.text('master_bill_number', `ONEY${f.letters(4)}${f.digits(8)}`),
            'HBL NO. 分单号',
            t.text('house_bill_number', `SWWL${f.letters(2)}${f.digits(8)}`),
          ],
          [
            'SHIPPER 发货人',
            t.text('shipper', upper(f.shipper.name)),
            'CONSIGNEE 收货人',
            t.text('consignee', upper(f.consignee.name)),
          ],
          ['VESSEL 船名', t.text('vessel', f.vessel), 'VOYAGE 航次', t.text('voyage', f.voyage)],
          [
            'POL 装货港',
            t.text('port_of_loading', upper(f.loading.name)),
            'POD 卸货港',
            t.text('port_of_discharge', upper(city(f.discharge))),
          ],
          ['ETD', t.date('etd', f.departure, iso), 'ETA', t.date('eta', f.arrival, iso)],
          [],
          ['CONTAINER NO.', 'SEAL NO.', 'TYPE', 'PKGS', 'KGS', 'CBM'],
        ]
        t.text('bill_of_lading_number', t.truth.fields.master_bill_number as string)
        t.containers(f.containers, ['seal_number', 'size_type', 'packages', 'gross_weight', 'volume'])
        for (const c of f.containers) rows.push([c.number, c.seal, c.size, c.packages, c.weight, c.volume])
        t.measure('packages', f.packages, '', '')
        t.measure('gross_weight', f.weight, 'kg', '')
        t.measure('volume', f.volume, 'cbm', '')
        rows.push(['TOTAL', null, null, f.packages, f.weight, f.volume])
        return rows
      },
    },
    statement: {
      type: null,
      draw: (f, s) => {
        s.text(36, 20, 'SUNWAY WORLDWIDE LOGISTICS CO., LTD.', { size: 11, bold: true })
        s.text(200, 40, 'STATEMENT OF ACCOUNT', { size: 14, bold: true })
        s.text(36, 64, `Customer: ${f.consignee.name}     As of ${iso(f.invoiced)}`)
        s.table(
          36,
          84,
          [
            { title: 'DATE', width: 70 },
            { title: 'INVOICE NO.', width: 100 },
            { title: 'B/L NO.', width: 120 },
            { title: 'VESSEL', width: 100 },
            { title: 'DEBIT USD', width: 67, align: 'right' },
            { title: 'BALANCE USD', width: 67, align: 'right' },
          ],
          f.items.map((item, i) => [
            iso(f.issued),
            `DN${f.digits(7)}`,
            `SWWL${f.letters(2)}${f.digits(8)}`,
            f.vessel,
            english(item.price * 20, 2),
            english(item.price * 20 * (i + 1), 2),
          ]),
          { rules: 'all', size: 7.5 },
        )
        s.text(36, 260, 'Current      1-30 days      31-60 days      Over 60 days', { bold: true })
        s.text(36, 280, 'Please remit the outstanding freight invoices to our account at your earliest convenience.')
      },
    },
  },
}
