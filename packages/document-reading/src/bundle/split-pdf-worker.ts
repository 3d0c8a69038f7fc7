import { openPdf } from '../pictures/pdfium.ts'
import { serve } from '../readers/serve.ts'
import type { PageRange } from './split-pdf.ts'

await serve({
  read: async ({ bytes, ranges }: { bytes: Uint8Array; ranges: readonly PageRange[] }) => {
    const pdf = await openPdf(bytes)
    return ranges.map((range) => pdf.extract(range))
  },
  describeFailure: ({ name }) => `Its pages could not be copied: ${name}`,
})
