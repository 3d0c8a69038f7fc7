import nodemailer from 'nodemailer'
import { ZipFile } from 'yazl'
import { buildCorpus, type Sample } from './corpus.ts'
import { english, named, spaced } from './print-formats.ts'
import { renderPages } from './render.ts'
import { scan } from './scan.ts'
import { SPECIMEN } from './sheet.ts'
import { type Facts, inventFacts } from './shipment.ts'
import { Recorder, type Truth } from './truth.ts'

/** A mail as forwarders send it, and the documents that a clerk would file from it. */
export interface SampleMail {
  name: string
  bytes: Buffer
  /** The contents of its documents, in their order in the mail. */
  documents: Truth[]
  /** Parts that are not documents. */
  leftOut: string[]
}

interface File {
  filename: string
  content: Buffer | string
  contentType?: string
  cid?: string
  contentDisposition?: 'inline' | 'attachment'
}

interface Message {
  subject: string
  text?: string
  html?: string
  attachments?: File[]
}

const transport = nodemailer.createTransport({ streamTransport: true, buffer: true })
const encode = async (message: Message): Promise<Buffer> => {
  const sent = await transport.sendMail({
    from: 'Docs Desk <docs@keelson.example>',
    to: 'ops@importer.example',
    ...message,
  })
  return sent.message as Buffer
}

const SIGNATURE = `\n\nBest regards,\nMila Okanela\nImport Desk | Keelson Freight\nT +1 (310) 555-0133 | F +1 (310) 555-0134\nwww.keelson.example\n\nInvented for tests: ${SPECIMEN}`
const COVER = `Dear all,\n\nplease find attached the documents of the shipment for your kind attention.${SIGNATURE}`
const LOGO: File = {
  filename: 'image001.png',
  cid: 'logo@keelson',
  contentDisposition: 'inline',
  content: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
}
const CARD: File = {
  filename: 'mila.vcf',
  contentType: 'text/vcard',
  content: 'BEGIN:VCARD\nFN:Mila Okanela\nEND:VCARD',
}

export async function buildMails(seed = 1): Promise<SampleMail[]> {
  const corpus = await buildCorpus({ half: 'development', seed, fillings: 1 })
  let at = 0
  /** The next PDF of a type, so that each mail has different documents. */
  const paper = (type: string, extension = 'pdf'): Sample => {
    const all = corpus.filter(({ truth, name }) => truth.type === type && name.endsWith(`.${extension}`))
    return all[at++ % all.length]!
  }
  const [bill, invoice, list] = [paper('bill_of_lading'), paper('commercial_invoice'), paper('packing_list')]
  const set = [bill, invoice, list].map((one, n) => toFile(one, ['HBL.pdf', 'CI.pdf', 'PL.pdf'][n]!))
  const notices = Array.from({ length: 5 }, () => paper('arrival_notice'))
  const [html, quoted, original, order, booking] = [1, 2, 3, 4, 5].map((n) => inventFacts(seed * 101 + n)) as [
    Facts,
    Facts,
    Facts,
    Facts,
    Facts,
  ]
  const [pasted, photo] = [paper('arrival_notice'), await scan(paper('delivery_order'), 'photo', seed)]
  const sheet = paper('packing_list', 'xlsx')
  const invoices = paper('freight_invoice')

  const mails: (Omit<SampleMail, 'bytes'> & { message: Message })[] = [
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
    {
      name: 'one PDF, with a logo and a business card',
      documents: [notices[0]!.truth],
      leftOut: ['image001.png', 'mila.vcf'],
      message: {
        subject: 'A/N',
        text: COVER,
        html: `<p>${COVER}</p><img src="cid:${LOGO.cid}">`,
        attachments: [toFile(notices[0]!, 'AN.pdf'), LOGO, CARD],
      },
    },
    {
      name: 'bill, invoice and packing list',
      documents: [bill, invoice, list].map(({ truth }) => truth),
      leftOut: [],
      message: { subject: 'Docs', text: COVER, attachments: set },
    },
    {
      name: 'a message attached to a message',
      documents: [notices[1]!.truth],
      leftOut: [],
      message: {
        subject: 'FW: A/N',
        text: 'pls see attached mail',
        attachments: [
          await attachMessage({ subject: 'A/N', text: COVER, attachments: [toFile(notices[1]!, 'AN.pdf')] }),
        ],
      },
    },
    {
      name: 'a message in a message, with an archive',
      documents: [notices[2]!.truth],
      leftOut: [],
      message: {
        subject: 'FW: FW: docs',
        text: 'see below',
        attachments: [
          await attachMessage({
            subject: 'FW: docs',
            text: COVER,
            attachments: [
              await attachMessage({
                subject: 'docs',
                text: COVER,
                attachments: [await zipFiles([toFile(notices[2]!, 'docs/AN.pdf')])],
              }),
            ],
          }),
        ],
      },
    },
    {
      name: 'an archive of three papers',
      documents: [bill, invoice, list].map(({ truth }) => truth),
      leftOut: [],
      message: { subject: 'Docs', text: COVER, attachments: [await zipFiles(set)] },
    },
    {
      name: 'winmail.dat',
      documents: [notices[3]!.truth],
      leftOut: [],
      message: {
        subject: 'A/N',
        text: COVER,
        attachments: [
          {
            filename: 'winmail.dat',
            contentType: 'application/ms-tnef',
            content: winmail('AN.pdf', notices[3]!.bytes),
          },
        ],
      },
    },
    {
      name: 'a page pasted as a picture',
      documents: [pasted.truth],
      leftOut: ['image001.png'],
      message: {
        subject: 'A/N',
        html: `<p>pls see the notice</p><img src="cid:page"><br><img src="cid:${LOGO.cid}">`,
        attachments: [
          {
            filename: 'image002.png',
            cid: 'page',
            contentDisposition: 'inline',
            content: (await renderPages(pasted.bytes, 200))[0]!.toBuffer('image/png'),
          },
          LOGO,
        ],
      },
    },
    {
      name: 'a photograph from a telephone',
      documents: [photo.truth],
      leftOut: [],
      message: {
        subject: 'D/O photo',
        text: 'Sent from my phone',
        attachments: [toFile(photo, `IMG_0412.${photo.name.split('.').at(-1)}`)],
      },
    },
    {
      name: 'a workbook',
      documents: [sheet.truth],
      leftOut: [],
      message: { subject: 'PL', text: COVER, attachments: [toFile(sheet, 'PL rev2.xlsx')] },
    },
    {
      name: 'a file without a type, its name in Chinese',
      documents: [invoices.truth],
      leftOut: [],
      message: {
        subject: '账单',
        text: COVER,
        attachments: [{ ...toFile(invoices, '运费发票.pdf'), contentType: 'application/octet-stream' }],
      },
    },
    {
      name: 'the same file twice',
      documents: [notices[4]!.truth],
      leftOut: ['AN (1).pdf'],
      message: {
        subject: 'A/N',
        text: COVER,
        attachments: [toFile(notices[4]!, 'AN.pdf'), toFile(notices[4]!, 'AN (1).pdf')],
      },
    },
    {
      name: 'a letter alone',
      documents: [],
      leftOut: [],
      message: { subject: 'Delay', text: `The vessel is late, we keep you posted.${SIGNATURE}` },
    },
  ]
  return Promise.all(mails.map(async ({ message, ...mail }) => ({ ...mail, bytes: await encode(message) })))
}

const toFile = ({ bytes }: Sample, filename: string): File => ({ filename, content: bytes })

const attachMessage = async (message: Message): Promise<File> => ({
  filename: 'message.eml',
  contentType: 'message/rfc822',
  content: await encode(message),
})

const zipFiles = (files: readonly File[]): Promise<File> =>
  new Promise((resolve, reject) => {
    const zip = new ZipFile()
    for (const { filename, content } of files) zip.addBuffer(Buffer.from(content), filename)
    zip.end()
    const chunks: Buffer[] = []
    zip.outputStream
      .on('data', (chunk: Buffer) => chunks.push(chunk))
      .on('error', reject)
      .on('end', () =>
        resolve({ filename: 'documents.zip', contentType: 'application/zip', content: Buffer.concat(chunks) }),
      )
  })

/** The attachment format of Outlook (MS-OXTNEF): attributes with level, kind, length and checksum. */
function winmail(name: string, content: Buffer): Buffer {
  const attribute = (id: number, data: Buffer) => {
    const head = Buffer.alloc(9)
    head.writeUInt8(2, 0)
    head.writeUInt32LE(id, 1)
    head.writeUInt32LE(data.length, 5)
    const sum = Buffer.alloc(2)
    sum.writeUInt16LE(data.reduce((all, byte) => (all + byte) & 0xffff, 0))
    return Buffer.concat([head, data, sum])
  }
  return Buffer.concat([
    Buffer.from([0x78, 0x9f, 0x3e, 0x22, 1, 0]),
    attribute(0x00069002, Buffer.alloc(14)),
    attribute(0x00018010, Buffer.from(`${name}\0`)),
    attribute(0x0006800f, content),
  ])
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
