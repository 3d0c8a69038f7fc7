import type { PageRange } from '../pictures/drawing.ts'
import { openPdf } from '../pictures/pdfium.ts'
import { serve } from '../readers/serve.ts'

await serve({
  read: async ({ bytes, ranges }: { bytes: Uint8Array; ranges: readonly PageRange[] }) => {
    const pdf = await openPdf(bytes)
    return ranges.map((range) => pdf.extract(range))
  },
  describeFailure: ({ name }) => `Its pages could not be copied: ${name}`,
})
