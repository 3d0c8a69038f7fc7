import { buildCorpus, type Sample } from '../corpus.ts'
import { scan } from '../scan.ts'
import { createAttachmentMails, type Samples } from './attachment-mails.ts'
import { createBodyMails } from './body-mails.ts'
import { encode, type MailDraft } from './message.ts'

/** A mail as forwarders send it. */
export interface SampleMail extends Omit<MailDraft, 'message'> {
  bytes: Buffer
}

export async function buildMails(seed = 1): Promise<SampleMail[]> {
  const mails = [...createBodyMails(seed), ...(await createAttachmentMails(await pickSamples(seed)))]
  return Promise.all(mails.map(async ({ message, ...mail }) => ({ ...mail, bytes: await encode(message) })))
}

async function pickSamples(seed: number): Promise<Samples> {
  const corpus = await buildCorpus({ half: 'development', seed, fillings: 1 })
  let next = 0
  /** The next file of a document type, so that each mail has different documents. */
  const pick = (type: string, extension = 'pdf'): Sample => {
    const all = corpus.filter(({ truth, name }) => truth.type === type && name.endsWith(`.${extension}`))
    return all[next++ % all.length]!
  }
  return {
    bill: pick('bill_of_lading'),
    invoice: pick('commercial_invoice'),
    list: pick('packing_list'),
    notices: Array.from({ length: 5 }, () => pick('arrival_notice')),
    pasted: pick('arrival_notice'),
    photo: await scan(pick('delivery_order'), 'photo', seed),
    sheet: pick('packing_list', 'xlsx'),
    freightInvoice: pick('freight_invoice'),
  }
}
