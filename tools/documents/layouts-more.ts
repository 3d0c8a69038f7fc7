import type { Block } from './blocks.ts'
import { continental, dates, english, type Story, spacings } from './story.ts'

const conditions = [
  'The carrier’s tariff applies. Claims must be lodged within three days. Neither this paper nor a packing list, commercial invoice or customs entry replaces the original bill of lading where one was issued; detention and demurrage accrue daily until the empty unit is returned.',
  'E. & O. E. Please check all particulars. Without a delivery order and a paid freight invoice no cargo leaves the terminal. Refer to your booking confirmation and to our arrival notice for dates.',
]

const spanish = (story: Story): boolean => story.random.below(6) === 0

/**
 * More layouts that rules may be written with; they were held out once (see layouts-held-out.ts). They differ from the
 * others in titles, labels, order and arrangement: a letterhead above, lists in running text, rows of labels above rows
 * of values, a reference block at the right.
 */
export function layMore(story: Story): Block[] {
  const { random } = story
  const date = random.pick([dates.long, dates.named, dates.dotted])
  const money = random.pick([english, continental])
  const space = random.pick(spacings)
  const es = spanish(story)
  const style = random.pick(['above', 'grid', 'beside'] as const)
  const letterhead: Block[] = [
    {
      kind: 'columns',
      left: [story.line, 'Quay 7, Harbour Office', `Tel. ${story.phone}`],
      right: [`Page 1 of 1`, `VAT ${random.letters(2)}${random.digits(9)}`, `Account ${random.digits(8)}`],
    },
  ]
  const boxes: Block = random.pick<Block>([
    { kind: 'prose', text: `Containers: ${story.containers.map(space).join(', ')}` },
    {
      kind: 'table',
      header: ['Marks and Nos. / Container', 'Pkgs', 'Description of goods', 'Gross kg', 'CBM'],
      rows: story.containers.map((number) => [
        space(number),
        String(story.packages),
        'Household goods',
        money(story.weight, 1),
        money(story.volume, 3),
      ]),
    },
    {
      kind: 'pairs',
      style: 'beside',
      pairs: story.containers.map((number, i) => [
        `Unit ${i + 1}`,
        `${space(number)} / 40' HC / seal ${random.digits(7)}`,
      ]),
    },
  ])
  const bill: [string, string] = [
    random.pick(
      es ? ['Conocimiento No.', 'B/L'] : ['B/L #', 'Ocean B/L', 'Master B/L No.', 'BL No.', 'Bill of Lading Number'],
    ),
    story.bill,
  ]
  const booking: [string, string] = [random.pick(['Booking Ref.', 'Booking #', 'Carrier Booking No.']), story.booking]
  const route: [string, string][] = es
    ? [
        ['Buque / Viaje', `${story.vessel} / ${story.voyage}`],
        ['Puerto de carga', story.from],
        ['Puerto de descarga', story.to],
      ]
    : [
        ['Ocean Vessel', story.vessel],
        ['Voy.', story.voyage],
        ['POL', story.from],
        ['POD', story.to],
        ['Final Destination', story.inland],
      ]
  const parties: Block = {
    kind: 'pairs',
    style: 'above',
    pairs: es
      ? [
          ['Embarcador', story.shipper],
          ['Consignatario', story.consignee],
          ['Notificar a', story.notify],
        ]
      : [
          ['Shipper/Exporter', story.shipper],
          ['Consignee (complete name and address)', story.consignee],
          ['Notify Party', story.notify],
        ],
  }
  const end: Block[] = [
    {
      kind: 'prose',
      text: `Wrong unit quoted earlier: ${story.wrongContainer}. Helpdesk ${story.phone}, extension ${random.digits(4)}.`,
    },
    { kind: 'prose', text: random.pick(conditions) },
  ]
  const pairs = (...list: [string, string][]): Block => ({ kind: 'pairs', style, pairs: list })
  const title = (...names: string[]): Block => ({ kind: 'title', text: random.pick(names) })
  const sum = (label: string, amount: number): [string, string] => [label, `${money(amount)} ${story.currency}`]
  switch (story.type) {
    case 'bill_of_lading':
      return [
        ...letterhead,
        title(
          'Combined Transport Bill of Lading',
          'ORIGINAL BILL OF LADING',
          es ? 'CONOCIMIENTO DE EMBARQUE' : 'B/L for Combined Transport',
        ),
        parties,
        pairs(
          bill,
          ...route,
          ['Place and date of issue', `${story.from}, ${date(story.departure)}`],
          ['Freight', 'PREPAID'],
        ),
        boxes,
        {
          kind: 'prose',
          text: 'Received by the carrier in apparent good order. In witness whereof three originals have been signed, one of which being accomplished the others shall be void. Laden on board the vessel.',
        },
        ...end,
      ]
    case 'sea_waybill':
      return [
        ...letterhead,
        title('Express Sea Waybill', 'SEAWAYBILL', 'Non-Negotiable Waybill'),
        parties,
        pairs(['Sea Waybill No.', story.bill], booking, ...route),
        boxes,
        {
          kind: 'prose',
          text: 'This waybill is non-negotiable; delivery is made to the named consignee on proof of identity.',
        },
        ...end,
      ]
    case 'arrival_notice':
      return [
        ...letterhead,
        title('FREIGHT ARRIVAL NOTICE', 'Arrival Notification', es ? 'AVISO DE LLEGADA' : 'Import Arrival Notice'),
        {
          kind: 'prose',
          text: 'We inform you that the cargo below is scheduled to arrive and ask you to arrange for customs clearance and pick-up.',
        },
        pairs(
          bill,
          ...route,
          ['Estimated Arrival', date(story.arrival)],
          ['Free time expires', date(story.lastFreeDay)],
          ['Cargo available at', `${story.to} Terminal 3`],
        ),
        parties,
        boxes,
        ...end,
      ]
    case 'delivery_order':
      return [
        ...letterhead,
        title(
          'CARRIER DELIVERY ORDER',
          'Delivery Order / Freight Release',
          'D E L I V E R Y   O R D E R',
          'Import Delivery Order',
        ),
        {
          kind: 'prose',
          text: `To: ${story.to} Container Terminal. Kindly release to the haulier named below the units listed, all charges having been settled.`,
        },
        pairs(
          bill,
          ['Pick-up reference', story.release],
          ...route,
          ['Pick up by', date(story.lastFreeDay)],
          ['Haulier', story.notify],
        ),
        boxes,
        ...end,
      ]
    case 'commercial_invoice':
      return [
        title('INVOICE', 'Commercial Invoice / Factura Comercial', 'EXPORT INVOICE'),
        {
          kind: 'columns',
          left: ['Seller', story.shipper, 'Unit 9, Riverside Park'],
          right: ['Buyer', story.consignee, '88 Station Avenue'],
        },
        pairs(
          ['Invoice Number', story.invoice],
          ['Dated', date(story.invoiceDate)],
          ["Buyer's Order No.", story.order],
          bill,
          ['Terms of delivery', `CIF ${story.to}`],
          ['Origin', 'Made in Peru'],
        ),
        {
          kind: 'table',
          header: ['Item', 'HS code', 'Qty', 'Price per unit', 'Line total'],
          rows: [['A-100', '6911.10', String(story.packages), money(story.price), money(story.total)]],
        },
        pairs(sum('Grand Total', story.total)),
        boxes,
        ...end,
      ]
    case 'packing_list':
      return [
        { kind: 'columns', left: [story.shipper], right: [`Ref ${story.order}`] },
        title('Detailed Packing List', 'PACKING LIST / WEIGHT LIST', 'PACKING SLIP'),
        pairs(['Consignee', story.consignee], ['Invoice No.', story.invoice], bill, ['Vessel', story.vessel]),
        {
          kind: 'table',
          header: ['Case', 'Contents', 'No. of cartons', 'N.W. kg', 'G.W. kg', 'Dimensions cm'],
          rows: [
            [
              '1',
              'Assorted goods',
              String(story.packages),
              money(story.weight - 300, 1),
              money(story.weight, 1),
              '60x40x40',
            ],
          ],
        },
        boxes,
        ...end,
      ]
    case 'customs_entry':
      return [
        title('U.S. Customs Entry', 'IMPORT DECLARATION', 'Customs Declaration (single goods item)'),
        pairs(
          ['Declaration No.', story.entry],
          ['Declarant', story.notify],
          ['Importer', story.consignee],
          ['Entry Type', '01'],
          ['Import Date', dates.iso(story.arrival)],
          ['B/L No.', story.bill],
          ['Customs Value', `${english(story.total)} USD`],
          ['Duty Amount', `${english(story.price)} USD`],
          ['Country of Origin', 'VN'],
        ),
        boxes,
        ...end,
      ]
    case 'freight_invoice':
      return [
        ...letterhead,
        title(
          'INVOICE - OCEAN FREIGHT',
          `Freight Invoice No. ${story.invoice}`,
          'Sea Freight Invoice',
          'CARRIER INVOICE',
        ),
        pairs(
          ['Invoice to', story.consignee],
          ['Invoice No', story.invoice],
          ['Issued', date(story.invoiceDate)],
          ['Payable by', date(story.dueDate)],
          bill,
          booking,
          ...route,
        ),
        {
          kind: 'table',
          header: ['Tariff item', 'Basis', 'Amount'],
          rows: [
            ['Basic Ocean Freight', 'per unit', money(story.price)],
            ['Bunker surcharge', 'per unit', money(180)],
            ['THC destination', 'per unit', money(240)],
            ['Documentation fee', 'per B/L', money(55)],
          ],
        },
        pairs(sum('Total payable', story.total)),
        boxes,
        ...end,
      ]
    case 'demurrage_invoice':
      return [
        ...letterhead,
        title(
          'Invoice - Import Demurrage',
          'DEMURRAGE AND DETENTION CHARGES',
          'Per Diem Invoice',
          'Detention & Demurrage Statement',
        ),
        pairs(['Invoice No', story.invoice], bill, ['Payment due by', date(story.dueDate)], ...route),
        {
          kind: 'table',
          header: ['Container', 'Gate out', 'Returned', 'Free days', 'Days charged', 'Daily rate', 'Amount'],
          rows: story.containers.map((number) => [
            space(number),
            dates.iso(story.arrival),
            dates.iso(story.lastFreeDay),
            '5',
            '7',
            money(120),
            money(840),
          ]),
        },
        pairs(sum('Balance due', story.total)),
        ...end,
      ]
    default:
      return [
        ...letterhead,
        title(
          'Your booking is confirmed',
          'Booking Confirmation - Original',
          'CARRIER BOOKING CONFIRMATION',
          'Confirmation of Booking',
        ),
        pairs(
          booking,
          bill,
          ...route,
          ['Est. departure', date(story.departure)],
          ['Est. arrival', date(story.arrival)],
          ['Documentation closing', date(story.departure)],
          ['VGM closing', date(story.departure)],
        ),
        {
          kind: 'prose',
          text: 'Empty containers are released at the depot against this number. Cargo received after closing may be rolled.',
        },
        boxes,
        ...end,
      ]
  }
}
