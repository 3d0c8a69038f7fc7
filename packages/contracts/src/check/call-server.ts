import { operations } from '../operations.ts'
import type { Finding } from './finding.ts'

type Problem = { path: PropertyKey[]; message: string }
type Validator = { safeParse(value: unknown): { success: boolean; error?: { issues: Problem[] } } }
type Validators = Record<string, Record<number, Validator> | undefined>
type Entry = [id: string, operation: { method: string; path: string; statuses: readonly number[] }]

export interface Server {
  url: string
  apiKey: string
}

/** As many problems of one answer as anybody reads. */
const MAX_SHOWN = 5

/**
 * Reads what the key may read, changing nothing, and compares each answer with the contract: first the lists, then the
 * first record of each.
 */
export async function callServer(server: Server): Promise<{ calls: number; findings: Finding[] }> {
  const { responses } = (await import('../zod.ts')) as unknown as { responses: Validators }
  const entries = Object.entries(operations) as Entry[]
  const lists = entries.filter(([, { method, path }]) => method === 'get' && !path.includes('{'))
  const records = new Map<string, string>()
  const findings: Finding[] = []
  let calls = 0
  const call = async ([id, operation]: Entry, path: string): Promise<void> => {
    const { status, body } = await read(server, path)
    calls++
    findings.push(...judged(id, operation, responses[id]?.[status], { path, status, body }))
    const [first] = listOf(body)
    if (first && status === 200) records.set(operation.path, first)
  }
  for (const entry of lists) await call(entry, entry[1].path)
  for (const [id, operation] of entries.filter(([, { method }]) => method === 'get')) {
    const [list = '', parameter, ...rest] = operation.path.split(/\/(?=\{)|(?<=\})/)
    const record = records.get(list)
    if (!parameter || !record || rest.some((part) => part.includes('{'))) continue
    await call([id, operation], `${list}/${encodeURIComponent(record)}${rest.join('')}`)
  }
  return { calls, findings }
}

interface Answered {
  path: string
  status: number
  body: unknown
}

async function read({ url, apiKey }: Server, path: string): Promise<Omit<Answered, 'path'>> {
  const headers = { authorization: `Token ${apiKey}`, accept: 'application/vnd.api+json' }
  const answer = await fetch(`${url}/v2${path}`, { headers, signal: AbortSignal.timeout(30_000) })
  const text = await answer.text()
  try {
    return { status: answer.status, body: JSON.parse(text) }
  } catch {
    return { status: answer.status, body: text }
  }
}

function judged(
  id: string,
  { statuses }: Entry[1],
  validator: Validator | undefined,
  { path, status, body }: Answered,
): Finding[] {
  const call = `GET /v2${path}`
  if (status === 401) throw new Error('The server refuses the key. Give one that it accepts: --api-key')
  if (!statuses.includes(status))
    return [{ where: id, what: `answers ${status}, which the contract does not document`, call }]
  const issues = validator?.safeParse(body).error?.issues ?? []
  return issues.slice(0, MAX_SHOWN).map(({ path: at, message }) => ({
    where: id,
    what: `${status} ${at.map(String).join('/') || 'body'}: ${message}`,
    call,
  }))
}

const listOf = (body: unknown): string[] => {
  const { data } = (body ?? {}) as { data?: unknown }
  return Array.isArray(data) ? data.flatMap(({ id }) => (typeof id === 'string' ? [id] : [])) : []
}
