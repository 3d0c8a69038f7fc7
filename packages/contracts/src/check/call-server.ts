import { operations } from '../operations.ts'
import { askForErrors } from './ask-for-errors.ts'
import { askQueries } from './ask-queries.ts'
import { Conversation, type Id, listOf, type Server } from './conversation.ts'
import type { Finding } from './finding.ts'
import { receiveWebhook, type WebhookOptions } from './webhooks.ts'
import { write } from './write.ts'

type Entry = [id: Id, operation: { method: string; path: string }]

export interface CallOptions extends Server {
  /** Whether to create, change and delete a record as well. */
  writes?: boolean | undefined
  webhooks?: WebhookOptions | undefined
}

/**
 * Reads what the key may read, without changing anything unless requested, and compares each response with the
 * contract: first the lists, then the first record of each, then queries and errors.
 */
export async function callServer(options: CallOptions): Promise<{ calls: number; findings: Finding[] }> {
  const { responses, webhookPayloads } = (await import('../zod.ts')) as unknown as Validators
  const talk = new Conversation(options, responses)
  const entries = Object.entries(operations) as Entry[]
  const records = new Map<string, string>()
  for (const [id, { method, path }] of entries) {
    if (method !== 'get' || path.includes('{')) continue
    const { status, body } = await talk.ask(id, { path })
    const [first] = listOf(body)
    if (first && status === 200) records.set(path, first.id)
    if (status === 200) await askQueries(talk, id, path, body)
  }
  for (const [id, { method, path }] of entries) {
    const [list = '', parameter, ...rest] = path.split(/\/(?=\{)|(?<=\})/)
    const record = records.get(list)
    if (method !== 'get' || !parameter || !record || rest.some((part) => part.includes('{'))) continue
    await talk.ask(id, { path: `${list}/${encodeURIComponent(record)}${rest.join('')}` })
  }
  await askForErrors(talk, records)
  if (options.writes) await write(talk)
  if (options.webhooks) await receiveWebhook(talk, options.webhooks, webhookPayloads)
  return talk
}

type Validators = { responses: ConstructorParameters<typeof Conversation>[1]; webhookPayloads: WebhookPayloadsOf }
type WebhookPayloadsOf = Parameters<typeof receiveWebhook>[2]
