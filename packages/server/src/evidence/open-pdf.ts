import { renderInThread } from '@boxtrail/evidence-pdf/render-in-thread'
import type { Call, Input } from '../context.ts'
import { createFairSemaphore } from '../fair-semaphore.ts'
import { momentOf } from '../shipments/past/moment.ts'
import { loadPack } from './load-pack.ts'

/** Limits the packs drawn at a time by this process: each takes a processor for up to some seconds. */
const drawing = createFairSemaphore({ running: 2, waiting: 8, waitMs: 20_000 })

export const openPdf = async ({ params: { id }, query }: Input<'getContainerEvidence'>, call: Call) => {
  const pack = await loadPack(id, call, momentOf(query))
  const bytes = await drawing(call.accountId, () => renderInThread(pack))
  const { number, as_of } = pack.attributes
  return {
    body: new Blob([bytes]).stream(),
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Length': String(bytes.length),
      'Content-Disposition': `attachment; filename="evidence-${number.replaceAll(/\W/g, '')}-${as_of.slice(0, 10)}.pdf"`,
    },
  }
}
