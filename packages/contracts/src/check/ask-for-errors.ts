import { operations, parameters } from '../operations.ts'
import type { Answered, Conversation, Id } from './conversation.ts'

const NOBODY = '00000000-0000-4000-8000-000000000000'

/**
 * Sends requests that must be refused: without a key, with another key, and with an unknown id, malformed parameters or
 * other media types.
 */
export async function askForErrors(talk: Conversation, records: ReadonlyMap<string, string>): Promise<void> {
  await refused(talk, 'listContainers', await talk.ask('listContainers', { path: '/containers', apiKey: null }, [401]))
  await refused(talk, 'listContainers', await talk.ask('listContainers', { path: '/containers', apiKey: 'x' }, [401]))
  for (const [id, { method, path, statuses }] of Object.entries(operations)) {
    if (method !== 'get' || !/^\/\w+\/\{\w+\}$/.test(path) || !records.has(path.replace(/\/\{\w+\}$/, ''))) continue
    const expected = (statuses as readonly number[]).filter((status) => [400, 404].includes(status))
    const unknown = await talk.ask(id as Id, { path: path.replace(/\{\w+\}/, NOBODY) }, expected)
    await refused(talk, id, unknown)
  }
  for (const [id, { method, path, includes }] of Object.entries(operations)) {
    if (method !== 'get' || !records.has(path)) continue
    const kinds = parameters[id as Id] as Record<string, string>
    const wrong = Object.entries(kinds).find(([, kind]) => kind === 'integer' || kind === 'date-time')?.[0]
    if (wrong) await pointed(talk, id as Id, path, wrong, 'no-such-value')
    if (includes.length > 0) await pointed(talk, id as Id, path, 'include', 'no_such_relation')
  }
  await markdown(talk, records.get('/containers'))
}

/** Checks that a malformed parameter is refused, and that the error names it. */
async function pointed(talk: Conversation, id: Id, path: string, name: string, value: string): Promise<void> {
  const answer = await talk.ask(id, { path: `${path}?${new URLSearchParams({ [name]: value })}` }, [400])
  const { errors = [] } = (answer.body ?? {}) as { errors?: { source?: { parameter?: string } }[] }
  if (answer.status === 400 && !errors.some(({ source }) => source?.parameter === name))
    talk.note(id, answer, `400 errors/0/source/parameter: does not name ${name}`)
}

/** Checks that the body of every error repeats its status, which programs read. */
async function refused(talk: Conversation, id: string, answer: Answered): Promise<void> {
  const { errors } = (answer.body ?? {}) as { errors?: { status?: string }[] }
  if (answer.status >= 400 && Array.isArray(errors) && errors[0]?.status !== String(answer.status))
    talk.note(id, answer, `${answer.status} errors/0/status: is ${errors[0]?.status ?? 'not stated'}`)
}

/** Checks that `Accept` decides where a response has two representations. */
async function markdown(talk: Conversation, container: string | undefined): Promise<void> {
  if (!container) return
  const path = `/containers/${encodeURIComponent(container)}/explain`
  for (const type of ['text/markdown', 'application/vnd.api+json']) {
    const answer = await talk.ask('explainContainer', { path, headers: { accept: type } })
    if (answer.status === 200 && !answer.type.startsWith(type))
      talk.note('explainContainer', answer, `200 Content-Type: is ${answer.type}, and ${type} was requested`)
  }
}
