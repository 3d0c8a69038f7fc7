import { american, type Facts, long, type Party, type Place, plain, upper } from '../../facts.ts'
import type { Issuer } from '../../issuer.ts'
import { rounded } from '../../prints.ts'

const place = (name: string, region: string, country: string, code: string): Place => ({ name, region, country, code })
const SOUTH = [
  place('Puerto Cortes', '', 'Honduras', 'HNPCR'),
  place('Puerto Barrios', '', 'Guatemala', 'GTPBR'),
  place('Puerto Moin', '', 'Costa Rica', 'CRMOB'),
]
const NORTH = [
  place('Gulfport', 'MS', 'United States', 'USGPT'),
  place('Wilmington', 'DE', 'United States', 'USILG'),
  place('Freeport', 'TX', 'United States', 'USFPO'),
]
const FRUIT = ['FRESH BANANAS', 'FRESH PINEAPPLES', 'FRESH PLANTAINS']
const trip = (f: Facts) => ({
  from: f.random.pick(SOUTH),
  to: f.random.pick(NORTH),
  ship: f.random.pick(['STAR COURAGE II', 'CHIQUITA VENTURER', 'BALTIC KLIPPER III']),
  fruit: f.random.pick(FRUIT),
})
const at = (party: Party, { country, region }: Place): Party => ({
  ...party,
  address: [party.address[0]!, region ? `${region}, USA` : country],
})

export const greatWhiteFleet: Issuer = {
  name: 'Great White Fleet',
  forms: {
    waybill: {
      type: 'sea_waybill',
      paper: 'LETTER',
      draw: (facts, s, t) => {
        const f = rounded(facts, 0)
        const { from, to, ship, fruit } = trip(f)
        s.text(36, 18, 'GREAT WHITE FLEET', { size: 15, bold: true, font: 'Times' })
        s.text(36, 36, 'LINER SERVICES LTD.', { size: 8, font: 'Times' })
        s.text(300, 20, 'NON-NEGOTIABLE SEA WAYBILL', { size: 12, bold: true })
        s.text(300, 36, 'EXPRESS BILL - NO ORIGINALS ISSUED', { size: 7 })
        const style = { labelSize: 5.5, size: 8 }
        s.fields(
          [
            [
              36,
              48,
              264,
              58,
              '2. EXPORTER (Principal or seller-licensee and address including ZIP Code)',
              t.party('shipper', at(f.shipper, from)),
            ],
            [300, 48, 138, 29, '5. DOCUMENT NUMBER', `${f.digits(6)}`],
            [438, 48, 138, 29, '5a. B/L NUMBER', t.text('bill_of_lading_number', `GWFT${f.letters(3)}${f.digits(6)}`)],
            [300, 77, 276, 29, '6. EXPORT REFERENCES', t.text('reference_number', f.order)],
            [36, 106, 264, 58, '3. CONSIGNED TO', t.party('consignee', at(f.consignee, to))],
            [300, 106, 276, 29, '7. FORWARDING AGENT (Name and address - references)', upper(f.forwarder.name)],
            [300, 135, 138, 29, '8. POINT (STATE) OF ORIGIN OR FTZ NUMBER', upper(from.country)],
            [438, 135, 138, 29, '9. TEMPERATURE SETTING', '13.3 C / 56 F'],
            [
              36,
              164,
              264,
              58,
              '4. NOTIFY PARTY/INTERMEDIATE CONSIGNEE (Name and address)',
              t.party('notify_party', at(f.notify, to)),
            ],
            [
              300,
              164,
              276,
              58,
              '10. DOMESTIC ROUTING / EXPORT INSTRUCTIONS',
              ['VENTS OPEN 50 CBM/HR', 'DO NOT STOP REEFER UNITS IN TRANSIT'],
            ],
            [36, 222, 132, 26, '12. PRE-CARRIAGE BY', 'TRUCK'],
            [
              168,
              222,
              132,
              26,
              '13. PLACE OF RECEIPT BY PRE-CARRIER',
              t.text('place_of_receipt', upper(f.random.pick(['La Lima', 'Siquirres', 'Morales']))),
            ],
            [
              36,
              248,
              132,
              26,
              '14. EXPORTING CARRIER',
              `${t.text('vessel', ship)}  V.${t.text('voyage', `${f.digits(4)}N`)}`,
            ],
            [168, 248, 132, 26, '15. PORT OF LOADING/EXPORT', t.text('port_of_loading', upper(from.name))],
            [300, 222, 138, 26, '10a. LOADING PIER/TERMINAL', `MUELLE ${f.digits(1)}`],
            [438, 222, 138, 26, '11. TYPE OF MOVE', 'HOUSE/PIER'],
            [
              300,
              248,
              138,
              26,
              '16. FOREIGN PORT OF UNLOADING',
              t.text('port_of_discharge', `${upper(to.name)}, ${to.region}`, [
                `${upper(to.name)}, ${to.region}`,
                upper(to.name),
              ]),
            ],
            [
              438,
              248,
              138,
              26,
              '17. PLACE OF DELIVERY BY ON-CARRIER',
              t.text('place_of_delivery', `${upper(to.name)}, ${to.region}`, [
                `${upper(to.name)}, ${to.region}`,
                upper(to.name),
              ]),
            ],
          ],
          style,
        )
        t.containers(f.containers, ['seal_number', 'size_type', 'packages', 'gross_weight'])
        const end = s.table(
          36,
          276,
          [
            { title: ['18. MARKS AND NUMBERS', 'CONTAINER / SEAL'], width: 120 },
            { title: ['19. NUMBER OF', 'PACKAGES'], width: 70, align: 'center' },
            { title: ['20. DESCRIPTION OF COMMODITIES'], width: 190 },
            { title: ['21. GROSS WEIGHT', '(Kilos)'], width: 80, align: 'right' },
            { title: ['22. GROSS WEIGHT', '(Pounds)'], width: 80, align: 'right' },
          ],
          [
            ...f.containers.map((c) => [
              [c.number, c.seal],
              String(c.packages),
              [`1 ${c.size} REEFER CONTAINER STC`, `BOXES ${fruit}`],
              plain(c.weight, 0),
              plain(c.weight * 2.20462, 0),
            ]),
            [
              'TOTAL',
              t.measure('packages', f.packages, 'boxes', String(f.packages)),
              'BOXES',
              t.measure('gross_weight', f.weight, 'kg', plain(f.weight, 0)),
              plain(f.weight * 2.20462, 0),
            ],
          ],
          { rules: 'head', size: 8, headSize: 5.5, lineHeight: 13 },
        )
        s.box(36, 274, 540, 280)
        s.lines(
          230,
          end + 16,
          [
            'CARGO STOWED UNDER DECK',
            'FREIGHT PREPAID',
            `PHYTO CERT. ${f.digits(7)} DATED ${american(f.emptyPickup)}`,
            `LADEN ON BOARD ${t.date('on_board_date', f.onBoard, american)}`,
          ],
          { size: 8, leading: 11 },
        )
        s.fields(
          [
            [36, 554, 180, 30, 'DATED AT', upper(from.name)],
            [216, 554, 180, 30, 'DATE', t.date('issue_date', f.issued, american)],
            [396, 554, 180, 30, 'BY (AGENT FOR THE CARRIER)', 'COMPANIA MUELLERA S.A.'],
          ],
          style,
        )
        s.prose(
          36,
          592,
          540,
          'The receipt, custody, carriage and delivery of the goods are subject to the terms of the carrier’s regular form bill of lading, tariff FMC No. 014 and the U.S. Carriage of Goods by Sea Act. Delivery will be made to the consignee named above upon production of proof of identity. Perishable cargo is carried at the risk of the merchant if the required temperature is not shown on this waybill. Detention of reefer equipment and gensets is for account of cargo after the free time.',
          6,
        )
      },
    },
    booking: {
      type: 'booking_confirmation',
      paper: 'LETTER',
      draw: (f, s, t) => {
        const { from, to, ship } = trip(f)
        // Southbound: paper, cartons and resin go where the fruit comes from.
        s.text(36, 26, 'Great White Fleet', { size: 18, bold: true, font: 'Times' })
        s.text(36, 48, 'Southbound Export Booking Confirmation', { size: 11 })
        s.text(420, 30, long(f.booked), { size: 9 })
        s.line(36, 64, 576, 64)
        s.pairs(
          36,
          74,
          [
            ['Booking Number:', t.text('booking_number', `GWF${f.digits(7)}`)],
            ['Booking Party:', f.forwarder.name],
            ['Shipper:', t.text('shipper', f.shipper.name)],
            ['Consignee:', t.text('consignee', f.consignee.name)],
            ['Customer Ref:', t.text('reference_number', f.order)],
            ['Service Contract:', `GWF26-${f.digits(3)}`],
          ],
          { gap: 100, size: 9, labelBold: true, step: 14 },
        )
        s.pairs(
          330,
          74,
          [
            ['Vessel:', t.text('vessel', ship)],
            ['Voyage:', t.text('voyage', `${f.digits(4)}S`)],
            [
              'Load Port:',
              t.text('port_of_loading', `${to.name}, ${to.region}`, [`${to.name}, ${to.region}`, to.name]),
            ],
            ['Discharge Port:', t.text('port_of_discharge', from.name)],
            ['Sail Date:', t.date('etd', f.departure, american)],
            ['Arrival Date:', t.date('eta', f.available, american)],
          ],
          { gap: 90, size: 9, labelBold: true, step: 14 },
        )
        s.line(36, 162, 576, 162)
        const end = s.table(
          36,
          170,
          [
            { title: 'Qty', width: 40 },
            { title: 'Equipment', width: 150 },
            { title: 'Commodity', width: 200 },
            { title: 'Est. Weight (lbs)', width: 110, align: 'right' },
          ],
          [[String(f.containers.length), "40' High Cube Reefer (NOR)", f.goods, '42,500']],
          { rules: 'head', size: 9, headBold: true },
        )
        s.text(36, end + 12, 'Important dates and times', { size: 10, bold: true })
        s.pairs(
          36,
          end + 28,
          [
            ['Empty equipment available:', t.date('empty_pickup_date', f.emptyPickup, american)],
            ['Pick up empty at:', `${f.depot}, ${to.name}`],
            ['Return loaded to:', t.text('terminal', f.random.pick(['PORT TERMINAL BERTH 6', 'WEST PIER YARD']))],
            ['Earliest return date:', american(f.vgmCutoff)],
            ['Cargo cut-off:', `${t.date('cargo_cutoff', f.cargoCutoff, american)}  16:30`],
            ['Documentation cut-off:', `${t.date('documentation_cutoff', f.documentCutoff, american)}  12:00 noon`],
            ['VGM cut-off:', `${t.date('vgm_cutoff', f.vgmCutoff, american)}  16:30`],
          ],
          { gap: 150, size: 9, step: 14 },
        )
        s.text(36, end + 142, 'Remarks', { size: 10, bold: true })
        s.prose(
          36,
          end + 156,
          540,
          'Hazardous cargo must be approved before delivery. Load no more than 44,000 lbs of cargo. An AES ITN or exemption is required on the shipping instructions. No show fee USD 150 per container if not cancelled 48 hours before the cut-off. Shipments will be rolled when documents are late.',
          8.5,
        )
        s.text(36, 740, 'Customer service 1-800-555-0144   |   gwfbookings@greatwhitefleet.example', { size: 8 })
      },
    },
  },
}
