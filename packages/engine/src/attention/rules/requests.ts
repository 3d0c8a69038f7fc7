import type { Action, NextStep } from '../../lifecycle/next-step.ts'
import { lineSourceId } from '../../source-id.ts'
import { formatInstant } from '../../time.ts'
import type { Attended } from '../entry/attended.ts'
import type { AttentionClock } from '../entry/clock.ts'
import type { AttentionEntry, EntryAction, WhoActs } from '../entry/entry.ts'
import { ownKnowledge } from '../entry/evidence.ts'
import { ofRequest, type Rule } from '../entry/rule.ts'

const DAY_MS = 86_400_000
/** A request that failed longer ago than this is nobody's concern any more. */
const FAILED_FOR_MS = 30 * DAY_MS

/** Tracking requests that failed, or that wait for somebody. */
export const requests: Rule = (attended, clock) => {
  const { request } = attended
  if (request.status === 'failed') return failed(attended, clock)
  if (request.next === null || (request.status !== 'pending' && request.status !== 'awaiting_manifest')) return []
  return [request.next.action === 'connect_line' ? notConnected(attended) : waiting(attended, request.next)]
}

const failed = (attended: Attended, clock: AttentionClock): AttentionEntry[] => {
  const { request, line } = attended
  if (clock.hasPassed(request.sinceMs + FAILED_FOR_MS)) return []
  const action = request.next?.action
  return [
    ofRequest(attended, {
      kind: 'request_failed',
      cause: `failed ${request.next?.action ?? ''}`,
      severity: 'high',
      title: `The tracking of ${request.number} failed.`,
      what_to_do: request.next?.reason ?? 'Submit the number again.',
      since: formatInstant(request.sinceMs),
      who_acts: whoActs(action, line.name),
      evidence: [ownKnowledge('status', request.status, request.sinceMs)],
      actions: [again(action === 'fix_number' || action === 'choose_line' ? 'fix_number' : 'track_again')],
    }),
  ]
}

const waiting = (attended: Attended, next: NextStep): AttentionEntry => {
  const { request, line } = attended
  return ofRequest(attended, {
    kind: 'request_waiting',
    cause: `${request.status} ${next.action}`,
    severity: next.action === 'wait_until' ? 'low' : 'medium',
    title: `The tracking of ${request.number} has not begun yet.`,
    what_to_do: next.reason,
    since: formatInstant(request.sinceMs),
    who_acts: whoActs(next.action, line.name),
    evidence: [ownKnowledge('status', request.status, request.sinceMs)],
    actions: next.action === 'fix_number' ? [again('fix_number')] : [],
  })
}

const notConnected = (attended: Attended): AttentionEntry => {
  const { request, line } = attended
  return ofRequest(attended, {
    kind: 'source_not_connected',
    source_id: line.scac === null ? null : lineSourceId(line.scac),
    cause: line.scac ?? '',
    severity: 'medium',
    title: `${request.number} waits for ${line.name ?? line.scac ?? 'its line'}, which is not connected.`,
    what_to_do: request.next!.reason,
    since: formatInstant(request.sinceMs),
    who_acts: { role: 'operator', name: null },
    evidence: [ownKnowledge('status', request.status, request.sinceMs)],
    actions: [{ action: 'connect_line', method: null, path: null }],
  })
}

const again = (action: 'fix_number' | 'track_again'): EntryAction => ({
  action,
  method: 'POST',
  path: '/v2/tracking_requests',
})

const whoActs = (action: Action | undefined, line: string | null): WhoActs => {
  switch (action) {
    case 'check_credentials':
    case 'connect_line':
      return { role: 'operator', name: null }
    case 'contact_line':
    case 'wait_until':
      return { role: 'shipping_line', name: line }
    default:
      return { role: 'you', name: null }
  }
}
