import { english, named, spaced } from '../print-formats.ts'
import { type Facts, inventFacts } from '../shipment.ts'
import { Recorder } from '../truth.ts'
import { LOGO, type MailDraft, type Message, SIGNATURE } from './message.ts'

/** Mails whose text is the document. */
export function createBodyMails(seed: number): MailDraft[] {
  const [html, quoted, original, order, booking] = [1, 2, 3, 4, 5].map((n) => inventFacts(seed * 101 + n)) as [
    Facts,
    Facts,
    Facts,
    Facts,
    Facts,
  ]
  return [
    {
      name: 'a notice in HTML alone',
      ...createBodyMail('arrival_notice', html, (lines) => ({
        subject: 'Arrival Notice',
        html: page('ARRIVAL NOTICE', lines),
      })),
    },
    {
      name: 'a notice, forwarded as a quotation',
      ...createBodyMail('arrival_notice', quoted, (lines) => ({
        subject: 'FW: your container',
        text: `fyi, pls arrange\n\nOn Mon, 2 Mar 2026 Import Desk wrote:\n${plainText('ARRIVAL NOTICE', lines).replaceAll(/^/gm, '> ')}`,
      })),
    },
    {
      name: 'a notice below the original message of Outlook',
      ...createBodyMail('arrival_notice', original, (lines) => ({
        subject: 'WG: Arrival',
        text: `See below.${SIGNATURE}\n\n-----Original Message-----\nFrom: Import Desk <import@line.example>\nSent: Monday, March 2, 2026 9:14 AM\nTo: Docs Desk\nSubject: Arrival\n\n${plainText('ARRIVAL NOTICE', lines)}`,
      })),
    },
    {
      name: 'a delivery order as text',
      ...createBodyMail('delivery_order', order, (lines) => ({
        subject: 'D/O',
        text: plainText('DELIVERY ORDER', lines) + SIGNATURE,
      })),
    },
    {
      name: 'a booking confirmation in HTML, with a logo',
      ...createBodyMail('booking_confirmation', booking, (lines) => ({
        subject: 'Your booking',
        html: `<img src="cid:${LOGO.cid}">${page('BOOKING CONFIRMATION', lines)}`,
        attachments: [LOGO],
      })),
      leftOut: ['image001.png'],
    },
  ]
}

type Line = readonly [label: string, value: string]

/** A document in the text of its mail. */
function createBodyMail(type: string, facts: Facts, message: (lines: Line[]) => Message) {
  const record = new Recorder(type)
  const lines = printLines(type, facts, record)
  return { documents: [record.truth], leftOut: [] as string[], message: message(lines) }
}

function printLines(type: string, f: Facts, t: Recorder): Line[] {
  const container = f.containers[0]!
  t.container({ number: container.number })
  const common: Line[] = [
    ['Vessel', t.text('vessel', f.vessel)],
    ['Voyage', t.text('voyage', f.voyage)],
    ['Port of Loading', t.text('port_of_loading', f.loading.name)],
    ['Port of Discharge', t.text('port_of_discharge', f.discharge.name)],
  ]
  if (type === 'booking_confirmation')
    return [
      ['Booking No.', t.text('booking_number', `KLS${f.digits(8)}`)],
      ...common,
      ['ETD', t.date('etd', f.departure, named)],
      ['ETA', t.date('eta', f.arrival, named)],
      ['Container No.', container.number],
    ]
  const bill: Line = ['B/L No.', t.text('bill_of_lading_number', `QXZU${f.digits(9)}`)]
  if (type === 'delivery_order')
    return [bill, ...common, ['Container No.', container.number], ['Consignee', t.text('consignee', f.consignee.name)]]
  return [
    bill,
    ...common,
    ['ETA', t.date('eta', f.arrival, spaced)],
    ['Container No.', container.number],
    ['Gross Weight', t.measure('gross_weight', f.weight, 'kg', `${english(f.weight, 3)} KGS`)],
  ]
}

const plainText = (title: string, lines: readonly Line[]): string =>
  [title, '', ...lines.map(([label, value]) => `${label}: ${value}`)].join('\n')

const page = (title: string, lines: readonly Line[]): string =>
  `<html><body><h2>${title}</h2><table>${lines.map(([label, value]) => `<tr><td><b>${label}</b></td><td>${value}</td></tr>`).join('')}</table><p>${SIGNATURE.replaceAll('\n', '<br>')}</p></body></html>`
