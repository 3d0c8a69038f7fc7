import type { Block } from './blocks.ts'
import { continental, dates, english, type Story, spacings } from './story.ts'

export const terms =
  'Terms and conditions. Goods are handed over against one original bill of lading, or on production of a delivery order once the freight invoice has been paid. Demurrage and detention are charged after free time. A sea waybill is not a document of title. The packing list and the commercial invoice remain with the shipper; an arrival notice is sent as a courtesy and a booking confirmation may be withdrawn.'

/** The layouts that rules may be written with. */
export function layOpen(story: Story): Block[] {
  const { random } = story
  const style = random.pick(['beside', 'grid', 'above'] as const)
  const date = random.pick([dates.iso, dates.dotted, dates.named])
  const money = random.pick([english, continental])
  const space = random.pick(spacings)
  const german = random.below(5) === 0
  const containers: Block = {
    kind: 'table',
    header: [german ? 'Container-Nr.' : 'Container No.', 'Seal No.', 'Type', german ? 'Bruttogewicht' : 'Gross Weight'],
    rows: story.containers.map((number) => [
      space(number),
      `SL${random.digits(6)}`,
      '40HC',
      `${money(story.weight, 0)} KG`,
    ]),
  }
  const route: [string, string][] = german
    ? [
        ['Schiff', story.vessel],
        ['Reise', story.voyage],
        ['Ladehafen', story.from],
        ['Löschhafen', story.to],
      ]
    : [
        ['Vessel', story.vessel],
        ['Voyage No.', story.voyage],
        ['Port of Loading', story.from],
        ['Port of Discharge', story.to],
      ]
  const foot: Block[] = [
    { kind: 'prose', text: `Phone ${story.phone}. In case of questions name ${story.wrongContainer}.` },
    { kind: 'prose', text: terms },
  ]
  const bill: [string, string] = [
    random.pick(german ? ['B/L Nr.'] : ['B/L No.', 'Bill of Lading No.', 'MBL No.', 'B/L Number']),
    story.bill,
  ]
  const booking: [string, string] = [
    german ? 'Buchungsnummer' : random.pick(['Booking No.', 'Booking Number']),
    story.booking,
  ]
  const parties: Block = {
    kind: 'columns',
    left: [german ? 'Absender' : 'Shipper', story.shipper, '12 Harbour Road'],
    right: [german ? 'Empfänger' : 'Consignee', story.consignee, '4 Market Street'],
  }
  const pairs = (...list: [string, string][]): Block => ({ kind: 'pairs', style, pairs: list })
  const title = (...names: string[]): Block => ({ kind: 'title', text: random.pick(names) })
  const carrier: Block = { kind: 'prose', text: story.line }
  switch (story.type) {
    case 'bill_of_lading':
      return [
        carrier,
        title('BILL OF LADING', 'OCEAN BILL OF LADING', 'Bill of Lading for Port-to-Port Shipment'),
        pairs(bill, booking),
        parties,
        pairs(...route, ['Shipped on Board', date(story.departure)], ['Number of Original B/Ls', 'THREE (3)']),
        containers,
        ...foot,
      ]
    case 'sea_waybill':
      return [
        carrier,
        title('SEA WAYBILL', 'NON-NEGOTIABLE SEA WAYBILL', 'Sea Waybill'),
        pairs(['Waybill No.', story.bill], booking),
        parties,
        pairs(...route, ['Date of Issue', date(story.departure)]),
        containers,
        ...foot,
      ]
    case 'arrival_notice':
      return [
        carrier,
        title('ARRIVAL NOTICE', 'Notice of Arrival', 'ARRIVAL NOTICE / FREIGHT INVOICE'),
        pairs(bill, booking, ...route, ['ETA', date(story.arrival)], ['Last Free Day', date(story.lastFreeDay)]),
        parties,
        containers,
        ...foot,
      ]
    case 'delivery_order':
      return [
        title('DELIVERY ORDER', 'Delivery Order'),
        pairs(bill, ['Release No.', story.release], ...route, ['Valid until', date(story.lastFreeDay)]),
        { kind: 'prose', text: 'Please deliver the following goods to the bearer of this order.' },
        containers,
        ...foot,
      ]
    case 'commercial_invoice':
      return [
        title('COMMERCIAL INVOICE', 'Commercial Invoice'),
        parties,
        pairs(
          ['Invoice No.', story.invoice],
          ['Invoice Date', date(story.invoiceDate)],
          ['PO No.', story.order],
          bill,
          ['Incoterms', `FOB ${story.from}`],
          ['Country of Origin', 'Vietnam'],
        ),
        {
          kind: 'table',
          header: ['Description', 'Quantity', 'Unit Price', 'Amount'],
          rows: [['Goods', String(story.packages), money(story.price), money(story.total)]],
        },
        pairs(['Total Amount', `${story.currency} ${money(story.total)}`]),
        containers,
        ...foot,
      ]
    case 'packing_list':
      return [
        title('PACKING LIST', 'Packing List'),
        parties,
        pairs(['Invoice No.', story.invoice], ['PO No.', story.order], bill),
        {
          kind: 'table',
          header: ['Carton No.', 'Cartons', 'Net Weight', 'Measurement'],
          rows: [['1-99', String(story.packages), `${money(story.weight - 500, 0)} KG`, `${money(story.volume)} CBM`]],
        },
        containers,
        ...foot,
      ]
    case 'customs_entry':
      return [
        title('ENTRY SUMMARY', 'CUSTOMS ENTRY'),
        pairs(
          ['Entry No.', story.entry],
          ['Entry Date', dates.american(story.arrival)],
          ['Importer of Record', story.consignee],
          bill,
          ['Port of Entry', story.to],
          ['Entered Value', `USD ${english(story.total)}`],
          ['Duty', `USD ${english(story.price)}`],
        ),
        { kind: 'table', header: ['HTSUS', 'Description', 'Rate'], rows: [['9403.60', 'Goods', '3%']] },
        containers,
        ...foot,
      ]
    case 'freight_invoice':
      return [
        carrier,
        title('FREIGHT INVOICE', 'Ocean Freight Invoice'),
        pairs(
          ['Invoice No.', story.invoice],
          ['Invoice Date', date(story.invoiceDate)],
          ['Due Date', date(story.dueDate)],
          bill,
          booking,
          ...route,
        ),
        {
          kind: 'table',
          header: ['Charge', 'Amount'],
          rows: [
            ['Ocean Freight', money(story.price)],
            ['Terminal Handling', money(250)],
            ['BAF', money(120)],
          ],
        },
        pairs(['Total Due', `${story.currency} ${money(story.total)}`]),
        containers,
        ...foot,
      ]
    case 'demurrage_invoice':
      return [
        carrier,
        title('DEMURRAGE INVOICE', 'Detention Invoice', 'DEMURRAGE & DETENTION INVOICE'),
        pairs(
          ['Invoice No.', story.invoice],
          ['Due Date', date(story.dueDate)],
          bill,
          ['Free Days', '5'],
          ['Last Free Day', date(story.lastFreeDay)],
          ['Chargeable Days', '4'],
          ['Rate per Day', `${story.currency} ${money(150)}`],
        ),
        containers,
        pairs(['Amount Due', `${story.currency} ${money(story.total)}`]),
        ...foot,
      ]
    default:
      return [
        carrier,
        title('BOOKING CONFIRMATION', 'Booking Confirmation', 'BOOKING ACKNOWLEDGEMENT'),
        pairs(
          booking,
          bill,
          ...route,
          ['ETD', date(story.departure)],
          ['ETA', date(story.arrival)],
          ['SI Cut-off', date(story.departure)],
          ['VGM Cut-off', date(story.departure)],
          ['Empty Pick-up', story.from],
        ),
        containers,
        ...foot,
      ]
  }
}
