import { parseMail } from '../formats/parse-mail.ts'
import { serve } from '../readers/serve.ts'
import { shapeMail } from './shape-mail.ts'

await serve({
  read: async ({ bytes }: { bytes: Uint8Array }) => shapeMail(await parseMail(bytes), bytes),
  describeFailure: ({ name }) => `A reader ended with ${name}`,
  transferables: ({ attachments }) => attachments.map((each) => each.bytes.buffer as ArrayBuffer),
})
