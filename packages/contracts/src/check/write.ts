import { operations } from '../operations.ts'
import { type Answered, type Conversation, listOf } from './conversation.ts'

/** An address to which nothing is ever sent, because the webhook is not active. */
const URL = 'https://hooks.example.com/boxtrail-contracts-check'

/**
 * Creates a webhook that is not active, reads, changes and deletes it; and sends bodies that must be refused. The
 * webhook is deleted whatever the responses in between are.
 */
export async function write(talk: Conversation): Promise<void> {
  const attributes = { url: URL, active: false }
  const headers = { 'idempotency-key': crypto.randomUUID() }
  const creation = { path: '/webhooks', method: 'POST', body: { data: { type: 'webhook', attributes } }, headers }
  const created = await talk.ask('createWebhook', creation, [operations.createWebhook.status])
  const id = idOf(created)
  if (!id) return badBodies(talk)
  const path = `/webhooks/${encodeURIComponent(id)}`
  try {
    const again = await talk.ask('createWebhook', creation, [operations.createWebhook.status])
    if (idOf(again) !== id) {
      talk.note('createWebhook', again, '201 data/id: another record for the same Idempotency-Key')
      const second = idOf(again)
      if (second) await talk.ask('deleteWebhook', { path: `/webhooks/${encodeURIComponent(second)}`, method: 'DELETE' })
    }
    await same(talk, 'getWebhook', await talk.ask('getWebhook', { path }, [200]), 'url', URL)
    const change = { data: { id, type: 'webhook', attributes: { url: `${URL}/2` } } }
    const changed = await talk.ask('updateWebhook', { path, method: 'PATCH', body: change }, [200])
    await same(talk, 'updateWebhook', changed, 'url', `${URL}/2`)
    const all = await talk.ask('listWebhooks', { path: '/webhooks' }, [200])
    if (all.status === 200 && listOf(all.body).length === 0)
      talk.note('listWebhooks', all, '200 data: lacks what was created')
  } finally {
    await talk.ask('deleteWebhook', { path, method: 'DELETE' }, [operations.deleteWebhook.status])
  }
  await talk.ask('getWebhook', { path }, [404])
  await badBodies(talk)
}

async function badBodies(talk: Conversation): Promise<void> {
  const path = '/tracking_requests'
  const id = 'createTrackingRequest'
  const lacking = { data: { type: 'tracking_request', attributes: { request_type: 'container' } } }
  const answer = await talk.ask(id, { path, method: 'POST', body: lacking }, [400, 422])
  const { errors = [] } = (answer.body ?? {}) as { errors?: { source?: { pointer?: string } }[] }
  if ([400, 422].includes(answer.status) && !errors.some(({ source }) => source?.pointer?.startsWith('/data')))
    talk.note(id, answer, `${answer.status} errors/0/source/pointer: does not say what is lacking`)
  await talk.ask(id, { path, method: 'POST', text: '{', headers: {} }, [400])
  await talk.ask(id, { path, method: 'POST', text: 'number=1', headers: { 'content-type': 'text/plain' } }, [415])
  const other = { data: { type: 'container', attributes: { request_type: 'container', request_number: 'X' } } }
  await talk.ask(id, { path, method: 'POST', body: other }, [409, 422])
}

const idOf = ({ status, body }: Answered): string | undefined =>
  status === 201 ? (body as { data?: { id?: string } }).data?.id : undefined

async function same(talk: Conversation, id: string, answer: Answered, name: string, value: unknown): Promise<void> {
  const { data } = (answer.body ?? {}) as { data?: { attributes?: Record<string, unknown> } }
  if (answer.status === 200 && data?.attributes?.[name] !== value)
    talk.note(id, answer, `200 data/attributes/${name}: is not what was sent`)
}
