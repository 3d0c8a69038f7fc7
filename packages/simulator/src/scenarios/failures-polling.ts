import type { Check, Scenario } from '../scenario.ts'
import { type Draft, days, hours } from '../story/draft.ts'
import { release } from '../story/release.ts'
import { sail } from '../story/sail.ts'
import type { FaultKind } from '../story/story.ts'
import { all, containerCount, neverNotified, requestIs } from './checks.ts'

/** Sources that cannot be polled, respond with something else, or reject. */
const goesOn: Check = all(
  neverNotified('tracking_request.failed'),
  requestIs('pending', 'awaiting_manifest', 'created', 'tracking_stopped'),
  containerCount(1),
)

/** At sea, between departure and arrival, for two days. */
const atSea = (kind: FaultKind) => (draft: Draft) => {
  release(draft, sail(draft, { ports: ['CNSHA', 'USLAX'] }))
  const fromMs = draft.act('departure').atMs + days(1)
  draft.fault({ kind, fromMs, untilMs: fromMs + days(2) })
}

const fromTheStart =
  (kind: FaultKind, forHours: number | null) =>
  (draft: Draft): void => {
    release(draft, sail(draft, { ports: ['CNSHA', 'USLAX'] }))
    draft.fault({ kind, fromMs: 0, untilMs: forHours === null ? null : hours(forHours) })
  }

const unaffected =
  'what is known stays unchanged, nothing is added, and everything that happened meanwhile is there afterwards'

const fails =
  (reason: string): Check =>
  ({ request }) =>
    request.status === 'failed' && request.failedReason !== reason ? `it failed, ${request.failedReason}` : null

const noShipment: Check = ({ shipment }) => (shipment ? 'there is a shipment' : null)

export const pollingFailures: readonly Scenario[] = [
  {
    key: 'login-page',
    serial: 61,
    kind: 'failure',
    title: 'A login page with status 200 for two days',
    invariant: `the response is unrecognized: ${unaffected}`,
    holds: goesOn,
    play: atSea('login_page'),
  },
  {
    key: 'captcha-wall',
    serial: 62,
    kind: 'failure',
    title: 'A captcha wall with status 200 in the first hours, before anything is known',
    invariant: 'the request is retried and then created; a web page is never taken for a journey without events',
    holds: goesOn,
    play: fromTheStart('captcha', 5),
  },
  {
    key: 'throttled',
    serial: 63,
    kind: 'failure',
    title: '429 with Retry-After for two days',
    invariant: unaffected,
    holds: goesOn,
    play: atSea('throttled'),
  },
  {
    key: 'server-errors',
    serial: 64,
    kind: 'failure',
    title: '500 for two days',
    invariant: unaffected,
    holds: goesOn,
    play: atSea('server_error'),
  },
  {
    key: 'bad-gateway',
    serial: 65,
    kind: 'failure',
    title: "A proxy's web page with status 502 for two days",
    invariant: unaffected,
    holds: goesOn,
    play: atSea('bad_gateway'),
  },
  {
    key: 'truncated-answer',
    serial: 66,
    kind: 'failure',
    title: 'JSON truncated in the middle of an event for two days',
    invariant: `a truncated response withdraws nothing: ${unaffected}`,
    holds: goesOn,
    play: atSea('truncated'),
  },
  {
    key: 'hanging-line',
    serial: 67,
    kind: 'failure',
    title: 'The line accepts the connection and never responds, for two days',
    invariant: unaffected,
    holds: goesOn,
    play: atSea('hang'),
  },
  {
    key: 'slow-drip',
    serial: 68,
    kind: 'failure',
    title: 'The response comes one byte at a time and never ends, for two days',
    invariant: unaffected,
    holds: goesOn,
    play: atSea('slow_drip'),
  },
  {
    key: 'credentials-refused',
    serial: 69,
    kind: 'failure',
    title: '401 for two days',
    invariant: unaffected,
    holds: goesOn,
    play: atSea('unauthorized'),
  },
  {
    key: 'number-rejected',
    serial: 70,
    ends: 'invalid_number',
    kind: 'failure',
    title: 'A number that the line rejects: a house bill',
    invariant: 'the request fails at once, invalid_number, and there is no shipment',
    unreported: ['*'],
    holds: all(fails('invalid_number'), noShipment, requestIs('pending', 'failed')),
    play: fromTheStart('rejected', null),
  },
  {
    key: 'never-manifested',
    serial: 71,
    ends: 'expired',
    kind: 'failure',
    title: 'A bill for which the line never has any data',
    invariant: 'the request waits seven days, then fails, expired; there is no shipment',
    unreported: ['*'],
    holds: all(fails('expired'), noShipment, requestIs('pending', 'awaiting_manifest', 'failed')),
    play: fromTheStart('no_data', null),
  },
  {
    key: 'unknown-bill',
    serial: 72,
    ends: 'not_found',
    kind: 'failure',
    title: 'A bill that the line does not know',
    invariant: 'the request waits, then fails, not_found or expired; there is no shipment',
    unreported: ['*'],
    holds: all(noShipment, requestIs('pending', 'awaiting_manifest', 'failed')),
    play: fromTheStart('not_found', null),
  },
  {
    key: 'withheld',
    serial: 73,
    ends: 'data_unavailable',
    kind: 'failure',
    title: 'A private shipment: the line withholds its data',
    invariant: 'the request fails, data_unavailable; there is no shipment',
    unreported: ['*'],
    holds: all(fails('data_unavailable'), noShipment, requestIs('pending', 'failed')),
    play: fromTheStart('withheld', null),
  },
  {
    key: 'line-down-for-days',
    serial: 74,
    ends: 'retries_exhausted',
    kind: 'failure',
    title: 'The line cannot be reached for three days from the beginning',
    invariant: 'the request is retried, then fails, retries_exhausted; there is no shipment',
    unreported: ['*'],
    holds: all(fails('retries_exhausted'), noShipment, requestIs('pending', 'failed')),
    play: fromTheStart('server_error', 72),
  },
]
