import openapi from '../generated/openapi.json' with { type: 'json' }
import { textOfFile } from '../text-of-file.ts'
import type { Report } from './finding.ts'
import { checkDelivery, type Delivery } from './webhooks.ts'

/**
 * Checks a delivery that a receiver has saved as `{ "headers": { … }, "body": "…" }`, with the body byte for byte or
 * parsed.
 */
export async function checkSaved(file: string, secret: string | undefined): Promise<Report> {
  const text = await textOfFile(file).catch((error: Error) => {
    throw new Error(`--delivery: ${error.message}`)
  })
  let saved: Partial<Delivery> & { body?: unknown }
  try {
    saved = JSON.parse(text)
  } catch {
    throw new Error(`--delivery: ${file} is not JSON`)
  }
  if (saved?.body === undefined)
    throw new Error(`--delivery: ${file} has no "body"; it is { "headers": { … }, "body": "…" }`)
  const isText = typeof saved.body === 'string'
  if (!isText && secret !== undefined)
    throw new Error(
      `--delivery: the body of ${file} is not text, so its signature cannot be verified. Save it as it arrived`,
    )
  const body = isText ? (saved.body as string) : JSON.stringify(saved.body)
  const { webhookPayloads } = (await import('../zod.ts')) as unknown as {
    webhookPayloads: Parameters<typeof checkDelivery>[2]
  }
  const findings = checkDelivery({ headers: saved.headers ?? {}, body }, secret, webhookPayloads, file)
  return { server: file, contract: openapi.info.version, isDocumentCompared: false, calls: 1, findings }
}
