import type { RecognizedPage, RecognizePage } from '@boxtrail/document-reading/pictures/external-recognition'
import { request } from 'undici'
import { z } from 'zod'
import { readBody } from '../../sources/http/read-body.ts'

export interface OcrService {
  url: string
  headers: Record<string, string>
  timeout_ms: number
}

const pixels = z.number().min(-100_000).max(100_000)
const word = z
  .object({
    text: z.string().min(1).max(1_000),
    left: pixels,
    top: pixels,
    width: pixels.positive(),
    height: pixels.positive(),
    confidence: z.number().min(0).max(1),
  })
  .transform(({ confidence, ...placed }) => ({ ...placed, certainty: confidence }))
const answer = z.object({
  words: z.array(word).max(20_000),
  rotation: z.literal([0, 90, 180, 270]).default(0),
})

/**
 * Has the text of a page recognized by the service that the operator configured: sends a PNG, and gets back its words.
 */
export const recognizeBy =
  ({ url, headers, timeout_ms: timeoutMs }: OcrService): RecognizePage =>
  async (png) => {
    const { status, text } = await send(url, headers, png, timeoutMs)
    if (status !== 200) throw new Error(`The OCR service (documents.ocr) answered ${status}`)
    return readWords(text)
  }

const send = async (url: string, headers: Record<string, string>, png: Uint8Array, timeoutMs: number) => {
  try {
    const response = await request(url, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'image/png', accept: 'application/json' },
      body: png,
      signal: AbortSignal.timeout(timeoutMs),
    })
    return { status: response.statusCode, text: await readBody(response) }
  } catch (error) {
    const { name, code } = error as NodeJS.ErrnoException
    const why =
      name === 'TimeoutError' ? `did not answer within ${timeoutMs} ms` : `could not be reached (${code ?? name})`
    throw new Error(`The OCR service (documents.ocr) ${why}`)
  }
}

/** Parses a response; null if it is not JSON, or longer than any answer. */
const parsed = (text: string | null): unknown => {
  try {
    return text === null ? null : JSON.parse(text)
  } catch {
    return null
  }
}

const readWords = (text: string | null): RecognizedPage => {
  const read = answer.safeParse(parsed(text))
  if (read.success) return read.data
  const [{ path, message }] = read.error.issues as [z.core.$ZodIssue]
  throw new Error(`The answer of the OCR service (documents.ocr) is not as documented: /${path.join('/')}: ${message}`)
}
