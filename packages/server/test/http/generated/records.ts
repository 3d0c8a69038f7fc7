import { BASE_URL } from '../../harness/api.ts'
import { NOBODY } from '../../harness/http/operations.ts'
import type { Draft } from './requests.ts'

export interface Resource {
  type: string
  id: string
  attributes?: { api_slug?: string }
  relationships?: Record<string, unknown>
}

const AT_MOST = 300

/** Records that requests can refer to: the initial ones, and those seen in responses. */
export const createRecords = ({ apiKey, keyId }: { apiKey: string; keyId: string }) => {
  const known = new Map<string, Map<string, Resource>>()
  const poolOf = (kind: string) => known.get(kind) ?? known.set(kind, new Map()).get(kind)!

  /** Remembers a record by its type or another name: `made_party` is a party that may be deleted. */
  const learn = (resource: Resource, name = resource.type) => {
    // The key of the requests themselves must stay valid.
    if (resource.id === keyId) return
    const pool = poolOf(name)
    if (pool.size < AT_MOST) pool.set(resource.id, resource)
  }

  /** Records seen in a response can be requested; deleted ones cannot. */
  const learnFrom = (method: string, path: string, body: unknown, status = 200) => {
    const { data } = (body ?? {}) as { data?: Resource | Resource[] }
    if (method === 'DELETE') return forget(path)
    for (const one of [data ?? []].flat().filter(({ id, type }) => id && type)) {
      learn(one)
      if (status === 201) learn(one, `made_${one.type}`)
    }
  }
  const forget = (path: string) => {
    const [holder, last] = path.split('/').slice(-3).filter((part) => part !== 'custom_fields')
    const bySlug = all('custom_field').find((each) => entityOf(each) === holder && each.attributes?.api_slug === last)
    for (const pool of known.values()) pool.delete(bySlug?.id ?? last!)
  }

  const all = (kind: string) => [...poolOf(kind).values()]
  const pick = (list: readonly Resource[], n: number): Resource | undefined => list[n % list.length]
  const named = (text: string) =>
    text.replaceAll(/«(\w+):(\d+)»/g, (_, kind: string, n: string) => pick(all(kind), Number(n))?.id ?? NOBODY)

  /** The path, and the id of the record in it, to which the body refers as `«self»`. */
  const addressOf = (path: string, method: string, n: number): { at: string; self: string } => {
    const first = (id: string | undefined) => path.replace(/«\w+:\d+»/, id ?? NOBODY)
    if (path.includes('«slug-of-before»')) {
      const kind = path.split('/')[0]!.replace(/s$/, '')
      const field = pick(
        all('custom_field').filter((each) => typeAt(each) === kind),
        n,
      )
      const at = first(field && entityOf(field)).replace('«slug-of-before»', field?.attributes?.api_slug ?? 'none')
      return { at, self: field?.id ?? NOBODY }
    }
    if (path.includes('«option-of-before»')) {
      const option = pick(all(method === 'DELETE' ? 'made_custom_field_option' : 'custom_field_option'), n)
      const at = first(option && related(option, 'definition')?.id).replace('«option-of-before»', option?.id ?? NOBODY)
      return { at, self: option?.id ?? NOBODY }
    }
    // Only records that the run created are deleted, because other requests need the initial ones.
    const at = named(method === 'DELETE' ? path.replace('«', '«made_') : path)
    return { at, self: /[0-9a-f-]{36}/.exec(at)?.[0] ?? NOBODY }
  }

  /** A draft with records in place of their placeholders. */
  const requestOf = ({ path, query, headers, body, isValid }: Draft, method: string, n: number): Request => {
    const { at, self } = isValid || !path.includes('foreign') ? addressOf(path, method, n) : { at: named(path), self: NOBODY }
    const told = typeof body === 'string' ? named(body).replaceAll('«self»', self) : body
    const sent: Record<string, string> = { authorization: '«key»', ...headers }
    for (const [name, value] of Object.entries(sent))
      sent[name] = value.replaceAll('«key»', `Token ${apiKey}`).replaceAll('«raw-key»', apiKey)
    return new Request(`${BASE_URL}/v2/${at}${query === '' ? '' : `?${named(query)}`}`, {
      method,
      headers: sent,
      ...(told === null ? {} : { body: told as string }),
    })
  }

  return { learn, learnFrom, requestOf }
}

export type Records = ReturnType<typeof createRecords>

const related = ({ relationships }: Resource, name: string) =>
  (relationships?.[name] as { data?: { type: string; id: string } } | undefined)?.data
const entityOf = (field: Resource) => related(field, 'entity')?.id
const typeAt = (field: Resource) => related(field, 'entity')?.type
