import type { Check, Seen } from '../scenario.ts'

/** Combinators for invariants. A check returns null, or what is wrong. */
export const all =
  (...checks: readonly Check[]): Check =>
  (seen, story) =>
    checks.reduce<string | null>((wrong, check) => wrong ?? check(seen, story), null)

const field = (seen: Seen, container: string, name: string): unknown => seen.containers.get(container)?.[name] ?? null

/** Applies a check to each container that the tracker knows. */
export const eachContainer =
  (check: (container: string, seen: Seen, fieldOf: (name: string) => unknown, index: number) => string | null): Check =>
  (seen, story) => {
    for (const [index, container] of story.containers.entries()) {
      if (!seen.containers.has(container)) continue
      const wrong = check(container, seen, (name) => field(seen, container, name), index)
      if (wrong) return `${container}: ${wrong}`
    }
    return null
  }

export const staysNull = (...names: readonly string[]): Check =>
  eachContainer((_container, _seen, fieldOf) => {
    const set = names.find((name) => fieldOf(name) !== null)
    return set ? `${set} is ${JSON.stringify(fieldOf(set))}` : null
  })

export const neverEmpty = (...names: readonly string[]): Check =>
  eachContainer((_container, _seen, fieldOf) => {
    const empty = names.find((name) => fieldOf(name) === null)
    return empty ? `${empty} is empty` : null
  })

/** Applies a check until a moment. */
export const until =
  (name: string, check: Check): Check =>
  (seen, story) =>
    seen.nowMs < story.moment(name) ? check(seen, story) : null

/** Applies a check from this long after a moment on, because the tracker needs time to poll. */
export const after =
  (name: string, check: Check, graceMs = 0): Check =>
  (seen, story) =>
    seen.nowMs >= story.moment(name) + graceMs ? check(seen, story) : null

/** No transport event occurs more than once in the journey of a container. */
export const happensOnce = (...events: readonly string[]): Check =>
  eachContainer((container, seen) => {
    for (const event of events) {
      const count = seen.events.filter((one) => one.container === container && one.event === event).length
      if (count > 1) return `${event} occurs ${count} times`
    }
    return null
  })

/** The milestones of a container, in the order in which they happen. */
const milestones = [
  'empty_out_at',
  'pol_full_in_at',
  'pol_vessel_loaded_at',
  'pol_vessel_departed_at',
  'pod_arrived_at',
  'pod_discharged_at',
  'pod_full_out_at',
  'empty_terminated_at',
]

/** No milestone is served before one that it must follow. */
export const inOrder: Check = eachContainer((_container, _seen, fieldOf) => {
  const served = milestones.flatMap((name) => {
    const at = fieldOf(name)
    return typeof at === 'string' ? [{ name, at }] : []
  })
  const early = served.find(({ at }, index) => index > 0 && at < served[index - 1]!.at)
  return early ? `${early.name} is ${early.at}, before the milestone that it follows` : null
})

export const neverHappens = (...events: readonly string[]): Check =>
  eachContainer((container, seen) => {
    const found = events.find((event) => seen.events.some((one) => one.container === container && one.event === event))
    return found ? `${found} occurs in the journey` : null
  })

export const neverNotified =
  (...events: readonly string[]): Check =>
  ({ notified }) => {
    const found = events.find((event) => notified.includes(event))
    return found ? `${found} was notified` : null
  }

export const shipmentField =
  (name: string, ...allowed: readonly unknown[]): Check =>
  ({ shipment }) =>
    shipment && !allowed.includes(shipment[name] ?? null)
      ? `${name} is ${JSON.stringify(shipment[name])}, not ${allowed.map((value) => JSON.stringify(value)).join(' or ')}`
      : null

export const status = (...allowed: readonly string[]): Check =>
  eachContainer((_container, _seen, fieldOf) =>
    allowed.includes(String(fieldOf('current_status')))
      ? null
      : `the status is ${String(fieldOf('current_status'))}, not ${allowed.join(' or ')}`,
  )

export const containerCount =
  (count: number): Check =>
  ({ containers }) =>
    containers.size > count ? `there are ${containers.size} containers, not ${count}` : null

export const requestIs =
  (...allowed: readonly string[]): Check =>
  ({ request }) =>
    allowed.includes(request.status)
      ? null
      : `the request is ${request.status} (${request.failedReason}), not ${allowed.join(' or ')}`

/** The names of the holds on a container. */
export const readHolds = (seen: Seen, container: string): string[] => {
  const holds = field(seen, container, 'holds_at_pod_terminal')
  return Array.isArray(holds) ? holds.map((hold) => String((hold as { name: unknown }).name)) : []
}

export const statusIsNot = (...forbidden: readonly string[]): Check =>
  eachContainer((_container, _seen, fieldOf) =>
    forbidden.includes(String(fieldOf('current_status'))) ? `the status is ${String(fieldOf('current_status'))}` : null,
  )

/** If tracking stops automatically, then for this reason. */
export const stopsFor =
  (reason: string): Check =>
  ({ request }) =>
    request.stopReason !== null && request.stopReason !== reason ? `it stopped, ${request.stopReason}` : null

/** The field is null or true to the story, even while another source misreports the act. */
export const isTrue =
  (name: string): Check =>
  (seen, { containers, truth }) => {
    for (const [index, container] of containers.entries()) {
      const value = field(seen, container, name)
      const trueMs = seen.beganMs + (truth[index]?.[name] ?? Number.NaN)
      if (typeof value === 'string' && Math.abs(Date.parse(value) - trueMs) > 60_000)
        return `${container}: ${name} is ${value}, but it happened at ${new Date(trueMs).toISOString()}`
    }
    return null
  }

/** The served arrival is the true one. */
export const trulyArrived: Check = (seen, { containers, truth }) => {
  for (const [index, container] of containers.entries()) {
    const value = seen.containers.get(container)?.pod_arrived_at
    const trueMs = seen.beganMs + truth[index]!.pod_arrived_at!
    if (typeof value !== 'string' || Math.abs(Date.parse(value) - trueMs) > 60_000)
      return `pod_arrived_at is ${String(value)}, but it arrived at ${new Date(trueMs).toISOString()}`
  }
  return null
}
