import type { Facts, Place } from '../../facts.ts'
import { english, plain, upper } from '../../facts.ts'
import type { Issuer } from '../../issuer.ts'

const place = (name: string, code: string): Place => ({ name, region: '', country: 'South Africa', code })
const CAPE = [place('Durban', 'ZADUR'), place('Cape Town', 'ZACPT'), place('Gqeberha', 'ZAPLZ')]
const PIERS: Record<string, string> = {
  ZADUR: 'DURBAN CONTAINER TERMINAL PIER 2',
  ZACPT: 'CAPE TOWN CONTAINER TERMINAL',
  ZAPLZ: 'NGQURA CONTAINER TERMINAL',
}
/** 2026/12/31 */
const slashed = (date: string) => date.replaceAll('-', '/')
const master = (f: Facts) => `${f.random.pick(['MEDU', 'CMDU', 'SAFM'])}${f.digits(9)}`
/** 12 345.60 */
const rand = (amount: number, decimals: number) => english(amount, decimals).replaceAll(',', ' ')

/** A clearing and forwarding agent: its declarations to the revenue service and its orders to hauliers. */
export const southAfricanAgent: Issuer = {
  name: 'South African clearing agent',
  forms: {
    sad_500: {
      type: 'customs_entry',
      region: 'eu',
      draw: (f, s, t) => {
        const to = f.random.pick(CAPE)
        s.text(28, 14, 'SOUTH AFRICAN REVENUE SERVICE', { size: 8, bold: true })
        s.text(28, 25, 'CUSTOMS DECLARATION FORM', { size: 8 })
        s.text(250, 14, 'SAD 500', { size: 14, bold: true })
        s.text(430, 14, 'PURPOSE: DP   Page 1 of 1', { size: 7 })
        const cell = (x: number, y: number, w: number, h: number, label: string, value: string | readonly string[]) =>
          s.field(x, y, w, h, label, value, { labelSize: 5.5, size: 7.5, font: 'Courier' })
        const cross = f.containers.map((c) => c.number)
        cell(28, 36, 270, 50, '2 EXPORTER / CONSIGNOR', [upper(f.shipper.name), ...f.shipper.address.map(upper)])
        cell(298, 36, 90, 25, '1 DECLARATION', 'H  DP  11-00')
        cell(388, 36, 90, 25, '3 FORMS', '1 / 1')
        cell(478, 36, 88, 25, '5 ITEMS', '1')
        cell(298, 61, 90, 25, '6 TOTAL PACKAGES', String(f.packages))
        cell(
          388,
          61,
          178,
          25,
          '7 LOCAL REFERENCE NUMBER (LRN)',
          t.text('reference_number', `${to.code.slice(2)}${f.digits(8)}`),
        )
        cell(28, 86, 270, 50, '8 IMPORTER / CONSIGNEE', t.party('importer', f.consignee))
        t.text('consignee', upper(f.consignee.name))
        cell(
          298,
          86,
          178,
          25,
          'MOVEMENT REFERENCE NUMBER (MRN)',
          t.text('entry_number', `${to.code.slice(2)}2026${f.digits(10)}`),
        )
        cell(476, 86, 90, 25, 'DATE OF ACCEPTANCE', t.date('entry_date', f.noticed, slashed))
        cell(298, 111, 90, 25, 'IMPORTER CODE', f.digits(8))
        cell(388, 111, 88, 25, 'VAT REG NO', `4${f.digits(9)}`)
        cell(476, 111, 90, 25, 'OFFICE CODE', to.code.slice(2))
        cell(28, 136, 270, 36, '14 DECLARANT / AGENT', ['INDWE CLEARING & FORWARDING (PTY) LTD', 'AGENT CODE 21234567'])
        cell(298, 136, 90, 36, '15 COUNTRY OF EXPORT', f.loading.code.slice(0, 2))
        cell(388, 136, 88, 36, '16 COUNTRY OF ORIGIN', t.text('country_of_origin', f.loading.code.slice(0, 2)))
        cell(476, 136, 90, 36, '17 COUNTRY OF DEST.', 'ZA')
        cell(28, 172, 135, 26, '18 IDENTITY OF TRANSPORT ON ARRIVAL', t.text('vessel', f.vessel))
        cell(163, 172, 75, 26, 'VOYAGE NO', t.text('voyage', f.voyage))
        cell(238, 172, 60, 26, '19 CTR', '1')
        cell(298, 172, 90, 26, '20 DELIVERY TERMS', 'FOB')
        cell(388, 172, 178, 26, '22 CURRENCY AND TOTAL INVOICE AMOUNT', `USD ${plain(f.total, 2)}`)
        cell(28, 198, 135, 26, '25 MODE OF TRANSPORT AT BORDER', '1  SEA')
        cell(163, 198, 135, 26, '27 PLACE OF LOADING', t.text('port_of_loading', upper(f.loading.name)))
        cell(298, 198, 90, 26, '29 OFFICE OF ENTRY', to.code.slice(2))
        cell(388, 198, 88, 26, 'PORT OF DISCHARGE', t.text('port_of_discharge', upper(to.name)))
        cell(476, 198, 90, 26, 'DATE OF ARRIVAL', t.date('eta', f.arrival, slashed))
        const ocean = master(f)
        cell(
          28,
          224,
          135,
          26,
          'MASTER TRANSPORT DOC NO',
          t.text('bill_of_lading_number', t.text('master_bill_number', ocean)),
        )
        cell(163, 224, 135, 26, 'HOUSE TRANSPORT DOC NO', t.text('house_bill_number', f.house))
        cell(298, 224, 90, 26, 'TRANSPORT DOC DATE', slashed(f.issued))
        cell(388, 224, 178, 26, '30 LOCATION OF GOODS', PIERS[to.code]!)
        cell(28, 250, 270, 84, '31 PACKAGES AND DESCRIPTION OF GOODS - MARKS AND NUMBERS - CONTAINER NO(S)', [
          `${f.packages} ${f.unit}`,
          f.goods,
          'CONTAINER NO(S):',
          cross.slice(0, 2).join('  '),
          cross.slice(2).join('  '),
        ])
        t.containers(f.containers, [])
        cell(298, 250, 90, 28, '32 ITEM NO', '001')
        cell(388, 250, 178, 28, '33 COMMODITY CODE', `${f.hs.replace('.', '')}00 ${f.digits(1)}`)
        cell(298, 278, 90, 28, '34 COUNTRY OF ORIGIN', f.loading.code.slice(0, 2))
        cell(388, 278, 88, 28, '35 GROSS MASS (KG)', t.measure('gross_weight', f.weight, 'kg', plain(f.weight, 3)))
        cell(476, 278, 90, 28, '36 PREFERENCE', 'GEN')
        cell(298, 306, 90, 28, '37 PROCEDURE', 'A 11 00')
        cell(388, 306, 88, 28, '38 NET MASS (KG)', plain(f.net, 3))
        cell(476, 306, 90, 28, '40 PREVIOUS DOCUMENT', '')
        const value = Math.round(f.total * 18.42)
        const duty = Math.round(value * 15) / 100
        const tax = Math.round((value * 1.1 + duty) * 15) / 100
        cell(28, 334, 135, 28, '42 ITEM PRICE', plain(f.total, 2))
        cell(163, 334, 135, 28, '43 VALUATION METHOD', '1')
        cell(298, 334, 90, 28, 'RATE OF EXCHANGE', '18.4200')
        cell(388, 334, 178, 28, '46 CUSTOMS VALUE (ZAR)', t.money('entered_value', value, 'ZAR', english(value, 0)))
        s.text(30, 370, '47 CALCULATION OF DUTIES AND TAXES', { size: 6 })
        const end = s.table(
          28,
          380,
          [
            { title: 'TYPE', width: 130 },
            { title: 'TAX BASE', width: 100, align: 'right' },
            { title: 'RATE', width: 60, align: 'right' },
            { title: 'AMOUNT (ZAR)', width: 110, align: 'right' },
            { title: 'MP', width: 30 },
          ],
          [
            ['12A CUSTOMS DUTY', english(value, 0), '15%', t.money('duty_amount', duty, 'ZAR', english(duty, 2)), 'D'],
            ['VAT', english(value * 1.1 + duty, 2), '15%', english(tax, 2), 'D'],
            ['TOTAL', '', '', english(duty + tax, 2), ''],
          ],
          { rules: 'all', font: 'Courier', headSize: 6, lineHeight: 13 },
        )
        s.text(470, 386, 'B ACCOUNTING DETAILS', { size: 6 })
        s.lines(470, 396, ['DEFERMENT', `FAN ${f.digits(8)}`, 'CYCLE 07'], { size: 7.5, font: 'Courier' })
        s.prose(
          28,
          end + 16,
          538,
          'I declare that the particulars herein are true and correct and comply with the provisions of the Customs and Excise Act, 1964. Supporting documents: commercial invoice, packing list, bill of lading, proof of payment.',
          7,
        )
        s.text(
          28,
          end + 50,
          `54 PLACE AND DATE: ${upper(to.name)}  ${slashed(f.noticed)}     SIGNATURE: ......................................`,
          {
            size: 7.5,
          },
        )
      },
    },
    delivery_instruction: {
      type: 'delivery_order',
      region: 'eu',
      draw: (f, s, t) => {
        const to = f.random.pick(CAPE)
        const carrier = f.random.pick(['Umlazi Container Transport (Pty) Ltd', 'Drakensberg Haulage CC'])
        s.fill(30, 20, 8, 44, '#d35400')
        s.text(46, 22, 'INDWE CLEARING & FORWARDING (PTY) LTD', { size: 13, bold: true })
        s.lines(
          46,
          40,
          [
            'Unit 4, Maydon Wharf, Durban 4001   P O Box 00000   Tel 031 000 0000',
            'Reg 2004/000000/07   VAT 4000000000   A member of SAAFF',
          ],
          { size: 7 },
        )
        s.text(30, 78, 'CONTAINER DELIVERY INSTRUCTION', { size: 13, bold: true })
        s.pairs(
          30,
          104,
          [
            ['Cartage contractor', t.text('release_to', carrier)],
            ['Attention', 'Dispatch'],
            ['Instruction date', t.date('document_date', f.available, slashed)],
            ['Our file no', t.text('reference_number', `IMP${f.digits(6)}`)],
            ['Client', t.text('consignee', f.consignee.name)],
            ['Deliver at', f.consignee.address[0]!],
          ],
          { gap: 95, size: 9, step: 15, labelBold: true },
        )
        const ocean = master(f)
        s.pairs(
          330,
          104,
          [
            ['Vessel', t.text('vessel', f.vessel)],
            ['Voyage', t.text('voyage', f.voyage)],
            ['ATA', slashed(f.arrival)],
            ['Ocean B/L', t.text('bill_of_lading_number', t.text('master_bill_number', ocean))],
            ['House B/L', t.text('house_bill_number', f.house)],
            ['CTO ref', t.text('release_number', `CTO${f.digits(8)}`)],
          ],
          { gap: 75, size: 9, step: 15, labelBold: true },
        )
        s.line(30, 200, 565, 200)
        s.pairs(
          30,
          208,
          [
            ['Collect from', t.text('terminal', PIERS[to.code]!)],
            ['Port of origin', t.text('port_of_loading', upper(f.loading.name))],
          ],
          { gap: 95, size: 9, step: 15, labelBold: true },
        )
        s.pairs(
          330,
          208,
          [
            ['Last free day', t.date('last_free_day', f.lastFreeDay, slashed)],
            ['Stack dates', `${slashed(f.available)} - ${slashed(f.lastFreeDay)}`],
          ],
          { gap: 75, size: 9, step: 15, labelBold: true },
        )
        t.containers(f.containers, ['seal_number', 'size_type', 'packages', 'gross_weight'])
        for (const one of t.truth.containers) one.gross_weight = Math.round(one.gross_weight!)
        const many = f.containers.length > 1
        const whole = t.truth.containers.reduce((all, one) => all + one.gross_weight!, 0)
        t.measure('gross_weight', whole, 'kg', '')
        t.measure('packages', f.packages, f.unit, '')
        const end = s.table(
          30,
          246,
          [
            { title: 'Container', width: 90 },
            { title: 'Size', width: 40 },
            { title: 'Seal', width: 85 },
            { title: 'Pkgs', width: 50, align: 'right' },
            { title: 'Gross mass kg', width: 80, align: 'right' },
            { title: 'Deliver date', width: 80 },
            { title: 'Turn-in depot', width: 110 },
          ],
          [
            ...f.containers.map((c) => [
              c.number,
              c.size,
              c.seal,
              String(c.packages),
              rand(Math.round(c.weight), 0),
              slashed(f.gateOut),
              f.depot,
            ]),
            ...(many ? [['TOTAL', '', '', String(f.packages), rand(whole, 0), '', '']] : []),
          ],
          { rules: 'all', size: 8.5, headBold: true, lineHeight: 14 },
        )
        s.text(30, end + 12, `Cargo: ${f.goods}`, { size: 9 })
        s.lines(
          30,
          end + 36,
          [
            'Customs status: released (detention: none).  Port health: not applicable.',
            'Turn-in slip to be e-mailed to imports@indwe.example on the day of turn-in.',
            'Standing time: 1.5 hours free, thereafter as per agreed rate. No storage for our account if collected after the last free day.',
          ],
          { size: 8.5, leading: 13 },
        )
        s.text(30, end + 100, 'Issued by: N. Mkhize            Signature: .............................', { size: 8.5 })
        s.prose(
          30,
          770,
          535,
          'All business is undertaken subject to our standard trading conditions, which inter alia limit our liability. A copy is available on request. Goods are carried at owner’s risk.',
          6.5,
        )
      },
    },
  },
}
