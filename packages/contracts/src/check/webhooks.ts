import { createHmac, timingSafeEqual } from 'node:crypto'
import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import type { Conversation } from './conversation.ts'
import type { Finding } from './finding.ts'

export interface WebhookOptions {
  /** The port on which this process listens. */
  port: number
  /** The address by which the server reaches it; by default this machine's. */
  url?: string | undefined
  event?: string | undefined
}

/** A request that arrived at a webhook. */
export interface Delivery {
  headers: Record<string, string | string[] | undefined>
  body: string
}

type Validators = Record<
  string,
  { safeParse(value: unknown): { error?: { issues: { path: PropertyKey[]; message: string }[] } } } | undefined
>

const SECRET = 'boxtrail-contracts-check'

/** Has the server send a sample to this process, and compares what arrives with the contract. */
export async function receiveWebhook(
  talk: Conversation,
  { port, url, event = 'container.transport.vessel_arrived' }: WebhookOptions,
  payloads: Validators,
): Promise<void> {
  let arrived: Delivery | undefined
  const server = createServer(async (request, response) => {
    arrived ??= { headers: request.headers, body: await text(request) }
    response.writeHead(204).end()
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(new Error(`--webhooks ${port}: ${error.message}`)))
    server.listen(port, resolve)
  })
  try {
    const address = url ?? `http://127.0.0.1:${port}/`
    const request = { path: '/webhooks/trigger', method: 'POST', body: { url: address, event, secret: SECRET } }
    const answer = await talk.ask('triggerWebhook', request, [200])
    if (answer.status === 422)
      throw new Error(
        `The server sends nothing to ${address}. Name an address by which it reaches this machine: --webhooks-url`,
      )
    if (answer.status !== 200) return
    if (!arrived) return talk.note(`event ${event}`, answer, `nothing arrived at ${address}`)
    talk.findings.push(...checkDelivery(arrived, SECRET, payloads, answer.call))
  } finally {
    server.close()
    server.closeAllConnections()
  }
}

/** Checks that a delivery is signed with the secret, and matches the contract for its event. */
export function checkDelivery(
  { headers, body }: Delivery,
  secret: string | undefined,
  payloads: Validators,
  call: string,
): Finding[] {
  const of = (name: string) => {
    const value = Object.entries(headers).find(([other]) => other.toLowerCase() === name)?.[1]
    return Array.isArray(value) ? value[0] : value
  }
  let parsed: { data?: { attributes?: { event?: unknown } } } | null
  try {
    parsed = JSON.parse(body)
  } catch {
    return [{ where: 'webhook', what: 'body: is not JSON', call }]
  }
  const event = String(parsed?.data?.attributes?.event)
  const where = `event ${event}`
  const unsigned = secret === undefined ? undefined : signatureProblem(of, body, secret)
  const validator = payloads[event]
  if (!validator) return [{ where, what: 'data/attributes/event: is not an event of the contract', call }]
  const issues = validator.safeParse(parsed).error?.issues ?? []
  return [
    ...(unsigned ? [{ where, what: unsigned, call }] : []),
    ...issues.map(({ path, message }) => ({
      where,
      what: `${path.map(String).join('/') || 'body'}: ${message}`,
      call,
    })),
  ]
}

/** Verifies the signature of Standard Webhooks, which covers the id, the time and the body. */
function signatureProblem(of: (name: string) => string | undefined, body: string, secret: string): string | undefined {
  const [id, time, signatures] = ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map(of)
  if (!id || !time || !signatures) return 'webhook-signature: is missing, or its id or time'
  const key = secret.startsWith('whsec_') ? Buffer.from(secret.slice(6), 'base64') : secret
  const expected = createHmac('sha256', key).update(`${id}.${time}.${body}`).digest()
  const given = signatures.split(' ').filter((one) => one.startsWith('v1,'))
  const isSigned = given.some((one) => {
    const bytes = Buffer.from(one.slice(3), 'base64')
    return bytes.length === expected.length && timingSafeEqual(bytes, expected)
  })
  return isSigned ? undefined : 'webhook-signature: is not made with the secret'
}
