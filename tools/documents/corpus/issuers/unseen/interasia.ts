import { chinese, city, english, upper } from '../../facts.ts'
import type { Issuer } from '../../issuer.ts'
import { port, rounded } from '../../prints.ts'
import { TERMS } from '../../sheet.ts'

export const interasia: Issuer = {
  name: 'Interasia Lines',
  forms: {
    bill: {
      type: 'bill_of_lading',
      draw: (facts, s, t) => {
        const f = rounded(facts, 2)
        s.face('Times')
        s.text(30, 18, 'INTERASIA LINES, LTD.', { size: 17, bold: true, color: '#0b3d91' })
        s.text(30, 38, 'BILL OF LADING FOR COMBINED TRANSPORT OR PORT TO PORT SHIPMENT', { size: 7 })
        const style = { labelSize: 6, size: 8.5 }
        s.fields(
          [
            [30, 52, 280, 58, '(2) Shipper / Exporter (complete name and address)', t.party('shipper', f.shipper)],
            [310, 52, 140, 29, '(5) Document No.', ''],
            [
              450,
              52,
              115,
              29,
              '(5a) B/L No.',
              t.text('bill_of_lading_number', `A${f.digits(2)}${f.letters(2)}${f.digits(5)}`),
            ],
            [
              310,
              81,
              255,
              29,
              '(6) Export References',
              `BKG NO. ${t.text('booking_number', `${f.letters(3)}B${f.digits(7)}`)}`,
            ],
            [30, 110, 280, 58, '(3) Consignee (complete name and address)', t.party('consignee', f.consignee)],
            [
              310,
              110,
              255,
              58,
              '(7) Forwarding Agent - References',
              [upper(f.forwarder.name), `FMC NO. ${f.digits(5)}N/F`],
            ],
            [30, 168, 280, 58, '(4) Notify Party (complete name and address)', t.party('notify_party', f.notify)],
            [310, 168, 255, 26, "(8) Point and Country of Origin (for the Merchant's reference only)", ''],
            [
              310,
              194,
              255,
              32,
              '(9) Domestic Routing / Export Instructions',
              ['TO OBTAIN DELIVERY CONTACT:', `IAL AGENCY  TEL ${f.forwarder.phone}`],
            ],
            [30, 226, 140, 26, '(12) Pre-carriage by', ''],
            [170, 226, 140, 26, '(13) Place of Receipt / Date', port(t, 'place_of_receipt', f.receipt)],
            [310, 226, 255, 26, '(10) Onward Inland Routing', ''],
            [
              30,
              252,
              140,
              26,
              '(14) Ocean Vessel / Voy. No.',
              `${t.text('vessel', f.vessel)}  ${t.text('voyage', f.voyage)}`,
            ],
            [170, 252, 140, 26, '(15) Port of Loading', port(t, 'port_of_loading', f.loading)],
            [30, 278, 140, 26, '(16) Port of Discharge', port(t, 'port_of_discharge', f.discharge)],
            [170, 278, 140, 26, '(17) Place of Delivery', port(t, 'place_of_delivery', f.delivery)],
            [310, 252, 255, 26, '(11) Type of Service', 'FCL / FCL      CY / CY'],
            [310, 278, 255, 26, "(17a) Final Destination (for the Merchant's reference only)", ''],
          ],
          style,
        )
        s.text(30, 308, 'Particulars furnished by the Merchant', { size: 7, align: 'center', width: 535 })
        s.box(30, 304, 535, 236)
        t.containers(f.containers, ['seal_number', 'size_type', 'packages', 'gross_weight', 'volume'])
        const end = s.table(
          30,
          320,
          [
            { title: ['(18) Container No. and Seal No.', 'Marks and Nos.'], width: 145 },
            { title: ['(19) Quantity and', 'Kind of Packages'], width: 95 },
            { title: ['(20) Description of Goods', ''], width: 145 },
            { title: ['(21) Measurement (M3)', 'Gross Weight (KGS)'], width: 150, align: 'right' },
          ],
          [
            [
              ['N/M'],
              [
                `${t.measure('packages', f.packages, f.unit, String(f.packages))} ${f.unit}`,
                `(${f.containers.length} CONTAINER${f.containers.length > 1 ? 'S' : ''})`,
              ],
              ["SHIPPER'S LOAD, COUNT & SEAL", 'SAID TO CONTAIN:', f.goods, `H.S. CODE ${f.hs}`, 'FREIGHT PREPAID'],
              [
                `${t.measure('volume', f.volume, 'cbm', english(f.volume, 3))} CBM`,
                `${t.measure('gross_weight', f.weight, 'kg', english(f.weight, 2))} KGS`,
              ],
            ],
          ],
          { rules: 'head', size: 8.5, headSize: 6.5, lineHeight: 12 },
        )
        for (const [i, c] of f.containers.entries()) {
          s.text(32, end + 10 + i * 12, `${c.number} / ${c.size} / ${c.seal}`, { size: 8 })
          s.text(
            250,
            end + 10 + i * 12,
            `${c.packages} ${f.unit} / ${english(c.weight, 2)} KGS / ${english(c.volume, 3)} CBM`,
            {
              size: 8,
            },
          )
        }
        s.fields(
          [
            [
              30,
              540,
              535,
              24,
              '(22) Total number of Containers or Packages (in words)',
              `SAY: ${f.containers.length} CONTAINER(S) ONLY`,
            ],
            [30, 564, 160, 60, '(24) Freight & Charges', ['OCEAN FREIGHT', 'AS ARRANGED']],
            [190, 564, 90, 60, 'Prepaid', 'PREPAID'],
            [280, 564, 90, 60, 'Collect', ''],
            [370, 564, 195, 30, '(27) Number of Original B(s)/L', 'THREE (3)'],
            [
              370,
              594,
              195,
              30,
              '(29) Place of B(s)/L Issue / Date',
              `${upper(f.loading.name)}  ${t.date('issue_date', f.issued, chinese)}`,
            ],
            [30, 624, 160, 30, '(26) Exchange Rate', '1 USD = 31.845'],
            [190, 624, 180, 30, '(25) Prepaid at', upper(city(f.loading))],
            [370, 624, 195, 30, '(30) Laden on Board', t.date('on_board_date', f.onBoard, chinese)],
          ],
          style,
        )
        s.prose(30, 662, 330, TERMS[0], 5.5)
        s.lines(380, 664, ['INTERASIA LINES, LTD.', '', 'BY ____________________', 'AS CARRIER'], { size: 8 })
      },
    },
  },
}
