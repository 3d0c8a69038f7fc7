import type { AttentionEntry } from '@boxtrail/client'
import type { StatusLook } from '../../parts/record/status-look.ts'
import { inWords } from '../../parts/record/status-look.ts'

/** The kinds of entries, in the order of their counts. */
const KINDS: Record<string, StatusLook> = {
  free_time_ended: { label: 'Free time over', tone: 'bad', icon: 'alert' },
  free_time_ending: { label: 'Free time ending', tone: 'warn', icon: 'clock' },
  held: { label: 'Held', tone: 'bad', icon: 'lock' },
  newly_held: { label: 'Newly held', tone: 'warn', icon: 'lock' },
  newly_released: { label: 'Newly released', tone: 'good', icon: 'check' },
  ready_for_pickup: { label: 'Ready for pickup', tone: 'good', icon: 'truck' },
  empty_return_due: { label: 'Empty to return', tone: 'info', icon: 'return' },
  arriving_soon: { label: 'Arriving', tone: 'info', icon: 'ship' },
  eta_moved: { label: 'Arrival moved', tone: 'warn', icon: 'clock' },
  not_reported: { label: 'Not reported', tone: 'warn', icon: 'search' },
  request_failed: { label: 'Request failed', tone: 'bad', icon: 'alert' },
  request_waiting: { label: 'Request waiting', tone: 'neutral', icon: 'clock' },
  source_silent: { label: 'Source silent', tone: 'warn', icon: 'alert' },
  source_not_connected: { label: 'Line not connected', tone: 'warn', icon: 'alert' },
  sources_contradict: { label: 'Sources disagree', tone: 'warn', icon: 'alert' },
  document_contradicts: { label: 'Document contradicts', tone: 'warn', icon: 'document' },
  document_offers_value: { label: 'Document offers a value', tone: 'info', icon: 'document' },
}

const ORDER = Object.keys(KINDS)

/** Entries of high severity never have a neutral colour. */
export const kindLook = (kind: string, severity?: string): StatusLook => {
  const look = KINDS[kind] ?? { label: inWords(kind), tone: 'neutral', icon: 'alert' }
  return severity === 'low' && look.tone === 'bad' ? { ...look, tone: 'warn' } : look
}

/** The client converts names of counts to camelCase, and these are kinds. */
const wireName = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** Kinds with their counts; unknown kinds come last. */
export const countsInOrder = (counts: Readonly<Record<string, number>>): [kind: string, count: number][] =>
  Object.entries(counts)
    .map(([name, count]): [string, number] => [wireName(name), count])
    .filter(([, count]) => count > 0)
    .toSorted(([one], [other]) => ((ORDER.indexOf(one) + 100) % 100) - ((ORDER.indexOf(other) + 100) % 100))

const SEVERITIES: Record<string, string> = {
  high: 'Costs money, or is stuck',
  medium: 'Soon',
  low: 'Good to know',
}

export const severityName = (severity: string): string => SEVERITIES[severity] ?? inWords(severity)

const ROLES: Record<string, string> = {
  shipping_line: 'the line',
  terminal: 'the terminal',
  customs: 'customs',
  railway: 'the railway',
  operator: 'the operator of this installation',
}

/** The name of the party that has to act; undefined if it is the reader. */
export const waitsFor = ({ role, name }: AttentionEntry['whoActs']): string | undefined =>
  role === 'you' ? undefined : (name ?? ROLES[role] ?? inWords(role))
