import type { Sample } from '../corpus.ts'
import { renderPages } from '../render.ts'
import { attachMessage, type File, LOGO, type MailDraft, SIGNATURE, toFile, zipFiles } from './message.ts'
import { winmail } from './winmail.ts'

const COVER = `Dear all,\n\nplease find attached the documents of the shipment for your kind attention.${SIGNATURE}`
const CARD: File = {
  filename: 'mila.vcf',
  contentType: 'text/vcard',
  content: 'BEGIN:VCARD\nFN:Mila Okanela\nEND:VCARD',
}

/** The files that are attached, each a different document. */
export interface Samples {
  bill: Sample
  invoice: Sample
  list: Sample
  notices: Sample[]
  pasted: Sample
  photo: Sample
  sheet: Sample
  freightInvoice: Sample
}

export const createAttachmentMails = async (samples: Samples): Promise<MailDraft[]> => [
  ...createPdfMails(samples),
  ...(await createNestedMails(samples)),
  ...(await createPictureMails(samples)),
  ...createOtherMails(samples),
]

const toFiles = ({ bill, invoice, list }: Samples): File[] => [
  toFile(bill, 'HBL.pdf'),
  toFile(invoice, 'CI.pdf'),
  toFile(list, 'PL.pdf'),
]

/** PDF files attached as they are. */
function createPdfMails(samples: Samples): MailDraft[] {
  const { bill, invoice, list, notices } = samples
  return [
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
      message: { subject: 'Docs', text: COVER, attachments: toFiles(samples) },
    },
  ]
}

/** Files inside attached messages and archives. */
async function createNestedMails(samples: Samples): Promise<MailDraft[]> {
  const { bill, invoice, list, notices } = samples
  return [
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
      name: 'an archive of three documents',
      documents: [bill, invoice, list].map(({ truth }) => truth),
      leftOut: [],
      message: { subject: 'Docs', text: COVER, attachments: [await zipFiles(toFiles(samples))] },
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
  ]
}

/** Documents that are pictures. */
async function createPictureMails({ pasted, photo }: Samples): Promise<MailDraft[]> {
  return [
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
  ]
}

/** A workbook, a file without a type, a file that is attached twice, and a mail without documents. */
function createOtherMails({ sheet, freightInvoice, notices }: Samples): MailDraft[] {
  return [
    {
      name: 'a workbook',
      documents: [sheet.truth],
      leftOut: [],
      message: { subject: 'PL', text: COVER, attachments: [toFile(sheet, 'PL rev2.xlsx')] },
    },
    {
      name: 'a file without a type, its name in Chinese',
      documents: [freightInvoice.truth],
      leftOut: [],
      message: {
        subject: '账单',
        text: COVER,
        attachments: [{ ...toFile(freightInvoice, '运费发票.pdf'), contentType: 'application/octet-stream' }],
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
      // Its text, which is no notice.
      leftOut: ['message.txt'],
      message: { subject: 'Delay', text: `The vessel is late, we keep you posted.${SIGNATURE}` },
    },
  ]
}
