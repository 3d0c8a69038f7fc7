const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g
const TIME = /\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}Z/g

const HOUR_MS = 3_600_000

/** A normalized response, independent of generated ids, times and secrets. */
export interface ComparedResponse {
  status: number
  contentType: string | null
  body: unknown
}

/**
 * Replaces values that one side has generated since both were in the same state: ids by their order in the response;
 * times, secrets and cursors by fixed texts. Earlier values and all orders are kept.
 */
export const createNaming = (known: string, beganAt: string) => {
  const beganMs = Date.parse(beganAt)
  /** Whether a time is within the period of the calls. */
  const isDuring = (time: string) => Date.parse(time) >= beganMs - 1_000 && Date.parse(time) < beganMs + HOUR_MS

  const recorded = new Set([...(known.match(UUID) ?? []), ...(known.match(TIME) ?? [])])
  return (text: string, origin: string): string => {
    const made = new Map<string, string>()
    const idOf = (id: string) => {
      if (recorded.has(id)) return id
      made.set(id, made.get(id) ?? `made ${made.size + 1}`)
      return made.get(id)!
    }
    return text
      .replaceAll(origin, '')
      .replaceAll(/page%5Bafter%5D=[^"&]+/g, 'page%5Bafter%5D=cursor')
      .replaceAll(/"(key|secret)":"[^"]*"/g, '"$1":"secret"')
      .replaceAll(/"last4":"[^"]*"/g, '"last4":"last"')
      .replaceAll(UUID, idOf)
      .replaceAll(TIME, (time) => (recorded.has(time) && !isDuring(time) ? time : 'time'))
  }
}

/** The differences between two bodies, as JSON pointers. */
export const differences = (one: unknown, other: unknown, at = ''): string[] => {
  if (Object.is(one, other)) return []
  const [left, right] = [entriesOf(one), entriesOf(other)]
  if (!left || !right || Array.isArray(one) !== Array.isArray(other))
    return [`${at || '/'}: ${shown(one)} and ${shown(other)}`]
  const names = new Set([...Object.keys(left), ...Object.keys(right)])
  return [...names].flatMap((name) => differences(left[name], right[name], `${at}/${name}`))
}

const entriesOf = (value: unknown): Record<string, unknown> | undefined =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined

const shown = (value: unknown): string => (value === undefined ? 'nothing' : JSON.stringify(value).slice(0, 80))
