import type { Block } from './blocks.ts'
import { continental, dates, english, type Story, spacings } from './story.ts'

/** Still more layouts, in three languages: the second set that was held out, an open one since (layouts-held-out.ts). */
export function layThird(story: Story): Block[] {
  const { random } = story
  const language = random.pick(['en', 'en', 'en', 'de', 'fr'] as const)
  const say = (en: string, de: string, fr: string) => ({ en, de, fr })[language]
  const date = language === 'en' ? random.pick([dates.long, dates.named, dates.iso]) : dates.dotted
  const money = language === 'en' ? english : continental
  const space = random.pick(spacings)
  const style = random.pick(['above', 'grid', 'beside'] as const)
  const pairs = (...list: [string, string][]): Block => ({ kind: 'pairs', style, pairs: list })
  const prose = (text: string): Block => ({ kind: 'prose', text })
  const title = (...names: string[]): Block => ({ kind: 'title', text: random.pick(names) })
  const head: Block = {
    kind: 'columns',
    left: [random.pick([story.line, story.shipper]), `Phone: ${story.phone}`],
    right: [
      `Printed ${date(story.invoiceDate)}`,
      `Our file ${random.letters(2)}${random.digits(5)}`,
      `Bank ${random.digits(8)}`,
    ],
  }
  const bill: [string, string] = [
    random.pick(
      language === 'en'
        ? ['B/L Number', 'Bill of Lading #', 'MB/L No.', 'House B/L', 'B/L Nos.']
        : [say('', 'Konnossement-Nr.', 'Connaissement n°'), 'B/L'],
    ),
    story.bill,
  ]
  const route: [string, string][] = [
    [say('Vessel / Voyage', 'Schiff / Reise', 'Navire / Voyage'), `${story.vessel} ${story.voyage}`],
    [say('Load Port', 'Ladehafen', 'Port de chargement'), story.from],
    [say('Discharge Port', 'Löschhafen', 'Port de déchargement'), story.to],
  ]
  const parties: Block = {
    kind: 'columns',
    left: [say('Shipper', 'Absender', 'Chargeur'), story.shipper, 'P.O. Box 118'],
    right: [say('Consignee', 'Empfänger', 'Destinataire'), story.consignee, '7 Rue du Port'],
  }
  const boxes = random.pick<Block>([
    {
      kind: 'table',
      header: ['No.', 'Container', 'Tare', 'VGM'],
      rows: story.containers.map((box, i) => [`${i + 1}`, space(box), '3,900', money(story.weight, 0)]),
    },
    {
      kind: 'columns',
      left: ['Equipment', ...story.containers.map(space)],
      right: ['Seals', ...story.containers.map(() => random.digits(8))],
    },
    prose(`${story.containers.length} x 40HC said to hold general cargo: ${story.containers.map(space).join(' + ')}`),
  ])
  const foot: Block[] = [
    prose(`Not for unit ${story.wrongContainer}. Fax ${story.phone}. Registered under ${random.digits(9)}.`),
    prose(
      random.pick([
        'All business is done under our general conditions. An arrival notice, a delivery order or a freight invoice is issued by the carrier alone; the bill of lading prevails over any packing list and commercial invoice.',
        'Detention and demurrage invoices are payable on receipt. The sea waybill, where agreed at booking confirmation, is released without surrender of originals. Customs entry remains with the importer.',
      ]),
    ),
  ]
  const invoice: [string, string] = [say('Invoice Nr.', 'Rechnungs-Nr.', 'Facture n°'), story.invoice]
  const total: [string, string] = [
    say('Total', 'Gesamtbetrag', 'Total à payer'),
    `${money(story.total)} ${story.currency}`,
  ]
  switch (story.type) {
    case 'bill_of_lading':
      return [
        title(
          say('BILL OF LADING FOR OCEAN TRANSPORT', 'SEEKONNOSSEMENT', 'CONNAISSEMENT MARITIME'),
          say('Multimodal Transport Bill of Lading', 'Konnossement', 'CONNAISSEMENT'),
        ),
        pairs(bill, [say('Export References', 'Referenz', 'Référence'), story.order]),
        parties,
        pairs(...route),
        boxes,
        prose(
          'SHIPPED on board in apparent good order. The merchant accepts one of the originals, duly endorsed, in exchange for the goods.',
        ),
        head,
        ...foot,
      ]
    case 'sea_waybill':
      return [
        head,
        title(
          'SEA WAY BILL',
          'Ocean Waybill',
          say('Liner Sea Waybill', 'Seefrachtbrief', 'Lettre de transport maritime'),
        ),
        pairs(bill, ...route),
        parties,
        boxes,
        prose('Not negotiable. Delivery to the party named without presentation of this document.'),
        ...foot,
      ]
    case 'arrival_notice':
      return [
        head,
        title(
          say('Notice of Arrival', 'ANKUNFTSAVIS', 'Avis d’arrivée'),
          say('VESSEL ARRIVAL NOTICE', 'Ankunftsmeldung', 'AVIS D’ARRIVÉE'),
        ),
        prose(`To: ${story.consignee}, attention import desk`),
        pairs(
          bill,
          ...route,
          ['ETA', date(story.arrival)],
          [say('LFD', 'Letzter freier Tag', 'Dernier jour franc'), date(story.lastFreeDay)],
        ),
        boxes,
        ...foot,
      ]
    case 'delivery_order':
      return [
        title(
          say('DELIVERY ORDER NO. ', 'FREISTELLUNG ', 'BON À DÉLIVRER ') + story.release,
          say('Delivery Order (D/O)', 'Auslieferungsauftrag', 'Bon à délivrer'),
        ),
        pairs(['Terminal', `${story.to} South`], bill, ...route),
        prose('The terminal is instructed to hand over the units below. Please deliver to:'),
        prose(story.notify),
        boxes,
        head,
        ...foot,
      ]
    case 'commercial_invoice':
      return [
        head,
        title(
          say('COMMERCIAL INVOICE', 'HANDELSRECHNUNG', 'FACTURE COMMERCIALE'),
          say('Commercial Invoice No. ', 'Handelsrechnung ', 'Facture commerciale ') + story.invoice,
        ),
        parties,
        pairs(invoice, ['Order', story.order], bill, ['Incoterms 2020', `CFR ${story.to}`]),
        {
          kind: 'table',
          header: [
            'Pos',
            say('Goods', 'Ware', 'Marchandise'),
            say('Unit price', 'Einzelpreis', 'Prix unitaire'),
            'Sum',
          ],
          rows: [['10', 'Shelves', money(story.price), money(story.total)]],
        },
        pairs(total),
        boxes,
        ...foot,
      ]
    case 'packing_list':
      return [
        head,
        title(
          say('PACKING LIST NO. 7', 'PACKLISTE', 'LISTE DE COLISAGE'),
          say('Export Packing List', 'Packliste', 'Liste de colisage'),
        ),
        parties,
        pairs(invoice, bill),
        {
          kind: 'table',
          header: [
            say('Boxes', 'Kartons', 'Colis'),
            say('Net weight', 'Nettogewicht', 'Poids net'),
            say('Gross weight', 'Bruttogewicht', 'Poids brut'),
          ],
          rows: [[String(story.packages), money(story.weight - 200, 0), money(story.weight, 0)]],
        },
        boxes,
        ...foot,
      ]
    case 'customs_entry':
      return [
        title(
          say('CBP Form 7501 Entry Summary', 'ZOLLANMELDUNG', 'Déclaration en douane'),
          say('Consumption Entry', 'Einfuhrzollanmeldung', 'DÉCLARATION D’IMPORTATION'),
        ),
        pairs(
          [say('Entry Number', 'MRN', 'MRN'), story.entry],
          [say('Importer of Record', 'Anmelder', 'Déclarant'), story.consignee],
          bill,
          [say('Entered Value', 'Zollwert', 'Valeur en douane'), `${money(story.total)} ${story.currency}`],
          [say('Duty', 'Zollbetrag', 'Droits de douane'), money(story.price)],
        ),
        boxes,
        head,
        ...foot,
      ]
    case 'freight_invoice':
      return [
        head,
        title(
          say('OCEAN FREIGHT INVOICE', 'FRACHTRECHNUNG', 'FACTURE DE FRET'),
          say('Invoice for Freight and Charges', 'Rechnung Seefracht', 'Facture fret maritime'),
        ),
        pairs(invoice, bill, ...route),
        {
          kind: 'table',
          header: [say('Charge', 'Position', 'Libellé'), say('Amount', 'Betrag', 'Montant')],
          rows: [
            [say('Ocean freight', 'Seefracht', 'Fret maritime'), money(story.price)],
            ['THC', money(210)],
            ['BAF', money(99)],
          ],
        },
        pairs(total),
        boxes,
        ...foot,
      ]
    case 'demurrage_invoice':
      return [
        head,
        title(
          say('DETENTION & DEMURRAGE INVOICE', 'STANDGELDRECHNUNG', 'FACTURE DE SURESTARIES'),
          say('Equipment Per Diem Bill', 'Rechnung Demurrage', 'Facture surestaries et détention'),
        ),
        pairs(
          invoice,
          bill,
          [say('Free days', 'Freie Tage', 'Jours francs'), '7'],
          [say('Chargeable days', 'Berechnete Tage', 'Jours facturables'), '3'],
          [say('Rate per day', 'Tagessatz', 'Tarif journalier'), `${money(95)} ${story.currency}`],
        ),
        boxes,
        pairs(total),
        ...foot,
      ]
    default:
      return [
        head,
        title(
          say('BOOKING CONFIRMATION', 'BUCHUNGSBESTÄTIGUNG', 'CONFIRMATION DE RÉSERVATION'),
          say('Export Booking Acknowledgement', 'Buchungsbestätigung', 'Confirmation de réservation'),
        ),
        pairs(
          [say('Our Booking No.', 'Buchungs-Nr.', 'Réservation n°'), story.booking],
          bill,
          ...route,
          ['ETD', date(story.departure)],
          ['VGM cut-off', date(story.departure)],
        ),
        boxes,
        ...foot,
      ]
  }
}
