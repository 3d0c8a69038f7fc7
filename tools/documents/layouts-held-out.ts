import type { Block } from './blocks.ts'
import { continental, dates, english, type Story, spacings } from './story.ts'

/**
 * The layouts of the held-out third: written after the rules, and no rule was changed for them. Two sets before were
 * held out, told what was weak (types right of the first: 21 of 30; of the second, over six seeds: 162 of 180), and are
 * open since: layouts-more.ts, layouts-third.ts.
 */
export function layHeldOut(story: Story): Block[] {
  const { random } = story
  const date = random.pick([dates.named, dates.iso, dates.long])
  const money = random.pick([english, continental])
  const space = random.pick(spacings)
  const italian = random.below(4) === 0
  const say = (en: string, it: string) => (italian ? it : en)
  const title = (...names: string[]): Block => ({ kind: 'title', text: random.pick(names) })
  const prose = (text: string): Block => ({ kind: 'prose', text })
  const pairs = (...list: [string, string][]): Block => ({
    kind: 'pairs',
    style: random.pick(['grid', 'beside', 'above'] as const),
    pairs: list,
  })
  const bill: [string, string] = [
    say(
      random.pick(['Bill of Lading No', 'MBL', 'B/L no.', 'Master Bill of Lading Number', 'Carrier B/L No.']),
      'Polizza di carico n°',
    ),
    story.bill,
  ]
  const route: [string, string][] = [
    [say('M/V', 'Nave'), story.vessel],
    [say('Voyage', 'Viaggio'), story.voyage],
    [say('Loaded at', 'Porto di carico'), story.from],
    [say('Port of unloading', 'Porto di scarico'), story.to],
  ]
  const boxes: Block = random.pick<Block>([
    {
      kind: 'table',
      header: ['Box', 'Size', 'Seal', 'Weight (kg)', 'Temp'],
      rows: story.containers.map((box) => [space(box), '22G1', random.digits(6), money(story.weight, 0), 'n/a']),
    },
    { kind: 'pairs', style: 'grid', pairs: story.containers.map((box) => ['CNTR', space(box)]) },
    prose(`Units covered: ${story.containers.map(space).join('; ')}.`),
  ])
  const ends: Block[] = [
    prose(`Ignore ${story.wrongContainer}. Switchboard ${story.phone}.`),
    prose(
      'Our services are subject to standard terms. Where a sea waybill, bill of lading or delivery order has been issued, its clauses apply. Demurrage, detention and freight invoices are due at once; the arrival notice, packing list and commercial invoice are informative only.',
    ),
  ]
  const parties: Block = {
    kind: 'pairs',
    style: 'above',
    pairs: [
      [say('Shipper', 'Caricatore'), story.shipper],
      [say('Consignee', 'Ricevitore'), story.consignee],
    ],
  }
  const own: Block = prose(`${story.line}, 3 Wharf Lane, registration ${random.digits(8)}`)
  const total: [string, string] = [say('TOTAL', 'Totale'), `${story.currency} ${money(story.total)}`]
  switch (story.type) {
    case 'bill_of_lading':
      return [
        own,
        title(
          say('Bill of Lading', 'Polizza di carico'),
          say('HOUSE BILL OF LADING', 'POLIZZA DI CARICO'),
          say('Negotiable Bill of Lading', 'Polizza di carico'),
        ),
        parties,
        pairs(bill, ...route, ['Laden on board', date(story.departure)]),
        boxes,
        ...ends,
      ]
    case 'sea_waybill':
      return [
        title('Sea Waybill', 'SEA WAYBILL (NON-NEGOTIABLE)', 'Ocean Sea Waybill'),
        own,
        pairs(['Waybill Number', story.bill], ...route),
        parties,
        boxes,
        ...ends,
      ]
    case 'arrival_notice':
      return [
        own,
        title(say('Cargo Arrival Notice', 'AVVISO DI ARRIVO'), say('ARRIVAL NOTICE - IMPORT', 'Avviso di arrivo')),
        parties,
        pairs(bill, ...route, ['ETA', date(story.arrival)], ['Last free day', date(story.lastFreeDay)]),
        boxes,
        ...ends,
      ]
    case 'delivery_order':
      return [
        own,
        title(
          say(`Delivery Order ${story.release}`, 'BUONO DI CONSEGNA'),
          say('DELIVERY ORDER AND RELEASE', 'Buono di consegna'),
        ),
        prose('Release the units below against this order.'),
        pairs(bill, ...route, ['Empty return', story.inland]),
        boxes,
        ...ends,
      ]
    case 'commercial_invoice':
      return [
        title(
          say('Commercial Invoice', 'FATTURA COMMERCIALE'),
          say('COMMERCIAL INVOICE (COPY)', 'Fattura commerciale'),
        ),
        parties,
        pairs(['Invoice #', story.invoice], ['Customer PO', story.order], bill, ['Incoterm', `FCA ${story.from}`]),
        {
          kind: 'table',
          header: ['SKU', 'Units', 'Unit price', 'Value'],
          rows: [['X-1', `${story.packages}`, money(story.price), money(story.total)]],
        },
        pairs(total),
        boxes,
        ...ends,
      ]
    case 'packing_list':
      return [
        prose(story.shipper),
        title(say('PACKING LIST', 'Lista di imballaggio / Packing List'), 'Packing List & Weight Note'),
        parties,
        pairs(['Invoice #', story.invoice], bill),
        {
          kind: 'table',
          header: ['Cartons', 'Net weight', 'Gross weight', 'CBM'],
          rows: [[`${story.packages}`, money(story.weight - 90, 0), money(story.weight, 0), money(story.volume)]],
        },
        boxes,
        ...ends,
      ]
    case 'customs_entry':
      return [
        title('Customs Entry Summary', 'IMPORT ENTRY', 'Import Customs Declaration'),
        pairs(
          ['Entry No', story.entry],
          ['Importer of record', story.consignee],
          bill,
          ['Declared customs value', `USD ${english(story.total)}`],
          ['Duty payable', `USD ${english(story.price)}`],
        ),
        boxes,
        ...ends,
      ]
    case 'freight_invoice':
      return [
        own,
        title(
          `Freight Invoice ${story.invoice}`,
          say('FREIGHT INVOICE', 'FATTURA NOLO'),
          'Ocean Freight Charges Invoice',
        ),
        pairs(['Invoice #', story.invoice], ['Due', date(story.dueDate)], bill, ...route),
        {
          kind: 'table',
          header: ['Description', 'Total'],
          rows: [
            ['Ocean freight', money(story.price)],
            ['Bunker adjustment (BAF)', money(77)],
          ],
        },
        pairs(total),
        boxes,
        ...ends,
      ]
    case 'demurrage_invoice':
      return [
        own,
        title('Demurrage Invoice', 'INVOICE: DETENTION', 'Demurrage / Detention Bill'),
        pairs(
          ['Invoice #', story.invoice],
          bill,
          ['Free time', '4 days'],
          ['Days over free time', '6'],
          ['Rate', `${money(110)} per day`],
          total,
        ),
        boxes,
        ...ends,
      ]
    default:
      return [
        own,
        title(
          say('Booking Confirmation', 'CONFERMA DI PRENOTAZIONE'),
          'BOOKING CONFIRMATION (REVISED)',
          'Booking Advice',
        ),
        pairs(
          ['Booking no.', story.booking],
          bill,
          ...route,
          ['ETD', date(story.departure)],
          ['CY cut-off', date(story.departure)],
        ),
        boxes,
        ...ends,
      ]
  }
}
