import { webhookEventNames } from '@boxtrail/contracts'
import type { Seen } from '../../../simulator/src/index.ts'

/** What a customer can be told, kind by kind: every event, and every value of the enums that a journey moves. */
const wanted = {
  event: webhookEventNames as readonly string[],
  status: [
    'new',
    'on_ship',
    'available',
    'not_available',
    'grounded',
    'on_rail',
    'picked_up',
    'off_dock',
    'delivered',
    'dropped',
    'loaded',
    'empty_returned',
    'awaiting_inland_transfer',
  ],
  hold: ['freight', 'customs', 'USDA', 'VACIS', 'TMF', 'other'],
  'hold status': ['hold', 'pending'],
  fee: ['demurrage', 'exam', 'extended_dwell_time', 'other', 'total'],
  'stop reason': [
    'all_containers_terminated',
    'past_arrival_window',
    'past_full_out_window',
    'no_updates_at_line',
    'cancelled_by_user',
    'booking_cancelled',
  ],
} as const

export type Kind = keyof typeof wanted

/** What only a person or a document brings about: reached through the front door, in the tests that are named here. */
const byHand: [Kind, string, string][] = [
  ['status', 'delivered', 'containers/delivered.test.ts'],
  ['event', 'container.transport.delivered', 'containers/delivered.test.ts'],
  ['event', 'document.extracted', 'documents/reading.test.ts'],
  ['event', 'document.extraction_failed', 'documents/reading.test.ts'],
]

const names = (list: unknown, key: string): string[] =>
  Array.isArray(list) ? list.map((entry) => String((entry as Record<string, unknown>)[key])) : []

export const createCoverage = () => {
  const reached = new Map<string, string>()
  const add = (kind: Kind, value: string, by = 'a scenario') => {
    if (!reached.has(`${kind} ${value}`)) reached.set(`${kind} ${value}`, by)
  }
  const has = (kind: Kind) => (value: string) => reached.has(`${kind} ${value}`)
  const kinds = Object.keys(wanted) as Kind[]
  return {
    add,
    see({ containers, notified, request }: Seen): void {
      for (const event of notified) add('event', event)
      if (request.stopReason) add('stop reason', request.stopReason)
      for (const box of containers.values()) {
        add('status', String(box.current_status))
        for (const name of names(box.holds_at_pod_terminal, 'name')) add('hold', name)
        for (const status of names(box.holds_at_pod_terminal, 'status')) add('hold status', status)
        for (const type of names(box.fees_at_pod_terminal, 'type')) add('fee', type)
      }
    },
    actByHand: () => {
      for (const [kind, value, where] of byHand) add(kind, value, where)
    },
    missing: () =>
      kinds.flatMap((kind) => wanted[kind].filter((value) => !has(kind)(value)).map((value) => `${kind} ${value}`)),
    print: () =>
      kinds
        .map((kind) => {
          const found = wanted[kind].filter(has(kind)).length
          const apart = byHand.flatMap(([of, value, where]) => (of === kind ? [`${value} by ${where}`] : []))
          const share = Math.round((100 * found) / wanted[kind].length)
          return `${[`${kind}: ${found} of ${wanted[kind].length} reached (${share} %)`, ...apart].join('; ')}`
        })
        .join('\n'),
  }
}
