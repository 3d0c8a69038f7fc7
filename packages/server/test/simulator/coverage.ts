import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { webhookEventNames } from '@boxtrail/contracts'
import openapi from '@boxtrail/contracts/openapi.json' with { type: 'json' }
import type { Seen } from '@boxtrail/simulator'

const { schemas } = openapi.components
const values = (list: readonly (string | null)[]) => list.filter((value) => value !== null)
const request = schemas.TrackingRequest.properties.attributes.properties

/** Every value that a customer can be notified of, taken from the contract, so that new values must be covered too. */
const contract: Record<string, readonly string[]> = {
  event: webhookEventNames,
  status: values(schemas.Container.properties.attributes.properties.current_status.enum),
  hold: values(schemas.TerminalHold.properties.name.enum),
  'hold status': values(schemas.TerminalHold.properties.status.enum),
  fee: values(schemas.TerminalFee.properties.type.enum),
  'stop reason': values(schemas.Shipment.properties.attributes.properties.line_tracking_stopped_reason.enum),
  'request status': values(request.status.enum),
  // The service never returns `internal_processing_error`. The contract has it because clients of the reference API
  // know it.
  'failed reason': values(request.failed_reason.enum).filter((value) => value !== 'internal_processing_error'),
}

/**
 * Values that scenarios do not produce, because a user, a document, the clock, two sources or an error of the service
 * causes them. They are never counted for a scenario, and the test that is named here covers them through the API.
 */
const byHand: readonly [kind: string, value: string, where: string][] = [
  ['status', 'delivered', 'shipments/containers/delivered.test.ts'],
  ['event', 'container.transport.delivered', 'shipments/containers/delivered.test.ts'],
  ['event', 'attention.opened', 'attention/attention.test.ts'],
  ['event', 'attention.closed', 'attention/attention.test.ts'],
  ['event', 'container.contradiction.opened', 'contradictions/contradictions.test.ts'],
  ['event', 'container.contradiction.resolved', 'contradictions/contradictions.test.ts'],
  ['event', 'container.milestone.overdue', 'expected/expected.test.ts'],
  ['event', 'source.silent', 'silence/silent-sources.test.ts'],
  ['event', 'source.silence_ended', 'silence/silent-sources.test.ts'],
  ['event', 'document.extracted', 'documents/reading.test.ts'],
  ['event', 'document.extraction_failed', 'documents/reading.test.ts'],
  ['stop reason', 'cancelled_by_user', 'shipments/shipments.test.ts'],
  ['failed reason', 'duplicate', 'requests/detect.test.ts'],
  ['failed reason', 'scac_auto_detect_failed', 'requests/detect.test.ts'],
]

const names = (list: unknown, key: string): string[] =>
  Array.isArray(list) ? list.map((entry) => String((entry as Record<string, unknown>)[key])) : []

/** Whether a test mentions a value. If not, it does not cover it. */
const mentions = (where: string, value: string): boolean => {
  const path = fileURLToPath(new URL(`../${where}`, import.meta.url))
  return existsSync(path) && readFileSync(path, 'utf8').includes(value)
}

export const createCoverage = (wanted: Readonly<Record<string, readonly string[]>> = contract) => {
  const reached = new Set<string>()
  const elsewhere = byHand.filter(([kind, value, where]) => wanted[kind]?.includes(value) && mentions(where, value))
  const isElsewhere = (kind: string, value: string) => elsewhere.some(([of, one]) => of === kind && one === value)
  const add = (kind: string, value: string | null) => {
    if (value !== null && !byHand.some(([of, one]) => of === kind && one === value)) reached.add(`${kind} ${value}`)
  }
  const isPlayed = (kind: string, value: string) => reached.has(`${kind} ${value}`)
  const kinds = Object.entries(wanted)
  return {
    see({ containers, notified, request }: Seen): void {
      for (const event of notified) add('event', event)
      add('stop reason', request.stopReason)
      add('request status', request.status)
      add('failed reason', request.failedReason)
      for (const container of containers.values()) {
        add('status', String(container.current_status))
        for (const name of names(container.holds_at_pod_terminal, 'name')) add('hold', name)
        for (const status of names(container.holds_at_pod_terminal, 'status')) add('hold status', status)
        for (const type of names(container.fees_at_pod_terminal, 'type')) add('fee', type)
      }
    },
    missing: () =>
      kinds.flatMap(([kind, all]) =>
        all.filter((value) => !isPlayed(kind, value) && !isElsewhere(kind, value)).map((value) => `${kind} ${value}`),
      ),
    print: () =>
      kinds
        .map(([kind, all]) => {
          const played = all.filter((value) => isPlayed(kind, value)).length
          const apart = elsewhere.filter(([of]) => of === kind).map(([, value, where]) => `${value} by ${where}`)
          const share = Math.round((100 * (played + apart.length)) / all.length)
          return [`${kind}: ${played} of ${all.length} played by scenarios`, ...apart, `reached: ${share} %`].join('; ')
        })
        .join('\n'),
  }
}
