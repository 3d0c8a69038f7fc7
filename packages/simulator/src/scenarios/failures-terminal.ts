import type { Scenario } from '../scenario.ts'
import { type Draft, days, hours, terminalSource } from '../story/draft.ts'
import { freight, railway, release, reportedAt, USD } from '../story/release.ts'
import { sail, type Voyage } from '../story/sail.ts'
import type { FeedPatch, FeedStep } from '../story/story.ts'
import { after, all, eachContainer, neverHappens, readHolds, staysNull, until } from './checks.ts'

const T = 'container.transport.'

/** Adds a report at the terminal of the port of discharge. */
const terminalReports = (draft: Draft, { pod }: Voyage, name: string, fromMs: number, says: FeedPatch): void =>
  draft.feed({ at: pod, source: terminalSource(pod), name, fromMs, says })

const heldAtTerminal = (draft: Draft, options = {}): Voyage => {
  const voyage = sail(draft, { ports: ['CNSHA', 'USLAX'], ...options })
  release(draft, voyage)
  return voyage
}

const patchOf = (draft: Draft, name: string): FeedPatch => draft.feedOf(name)[0]!.says!

/** Terminals and railways that report something false, outdated, or nothing. */
export const terminalFailures: readonly Scenario[] = [
  {
    key: 'availability-flips',
    serial: 81,
    kind: 'failure',
    title: 'The terminal reports available, not available, available, every other hour',
    invariant: 'the container has the status last reported by the terminal, and is never taken for picked up',
    holds: until('full_out', all(neverHappens(`${T}full_out`), staysNull('pod_full_out_at'))),
    play: (draft) => {
      const voyage = heldAtTerminal(draft, { outAfterDays: 4 })
      const base = draft.feedOf('available')[0]!.fromMs
      for (let flip = 1; flip <= 6; flip++)
        terminalReports(draft, voyage, flip % 2 ? 'not_available' : 'available_again', base + hours(2 * flip), {
          availability: flip % 2 ? 'no' : 'yes',
        })
    },
  },
  {
    key: 'future-dated-terminal',
    serial: 82,
    kind: 'failure',
    title: 'The terminal reports a gate-out two days in the future',
    invariant:
      'pod_full_out_at stays null and the status is not picked_up until that time has come or the terminal corrects itself',
    holds: until('full_out', all(staysNull('pod_full_out_at'), neverHappens(`${T}full_out`))),
    play: (draft) => {
      const voyage = heldAtTerminal(draft, { outAfterDays: 6 })
      const base = draft.feedOf('available')[0]!.fromMs
      terminalReports(draft, voyage, 'future_dated', base + hours(3), { full_out_at: reportedAt(base + days(2)) })
      terminalReports(draft, voyage, 'future_dated_over', base + hours(30), { full_out_at: null })
    },
  },
  {
    key: 'last-cycle',
    serial: 83,
    kind: 'failure',
    title:
      'While the container is at sea the terminal still reports the fees and the last free day of its previous visit',
    invariant: 'no fee, no last free day and no gate-out of an earlier visit is served',
    holds: until(
      'discharge',
      eachContainer((_container, _seen, fieldOf) => {
        if (fieldOf('pickup_lfd') !== null) return `pickup_lfd is ${String(fieldOf('pickup_lfd'))}`
        const fees = fieldOf('fees_at_pod_terminal')
        if (Array.isArray(fees) && fees.length > 0) return `fees are ${JSON.stringify(fees)}`
        return fieldOf('pod_full_out_at') === null ? null : 'it has left the port'
      }),
    ),
    play: (draft) => {
      const voyage = heldAtTerminal(draft)
      const [first] = draft.feedOf('manifested')
      terminalReports(draft, voyage, 'last_cycle', days(3), {
        availability: 'no',
        discharged_at: reportedAt(-days(62)),
        last_free_day: reportedAt(-days(57), 'date'),
        fees: [{ raw_type: 'DEMURRAGE', amount: 450, currency: USD }],
        full_out_at: reportedAt(-days(55)),
      })
      draft.feed({
        at: voyage.pod,
        source: terminalSource(voyage.pod),
        name: 'last_cycle_over',
        fromMs: first!.fromMs - 60_000,
        forget: true,
      })
    },
  },
  {
    key: 'blank-holds',
    serial: 84,
    kind: 'failure',
    title: 'For six hours the terminal’s response has no holds, no fees and no availability in it',
    invariant: 'holds are never cleared by a blank: they remain until the terminal reports that there are none',
    holds: after(
      'blank',
      until('freight_release', (seen, { containers }) =>
        containers.some((container) => seen.containers.has(container) && readHolds(seen, container).length === 0)
          ? 'the holds are gone'
          : null,
      ),
    ),
    play: (draft) => {
      const voyage = heldAtTerminal(draft)
      const discharged = draft.feedOf('discharge')[0]!
      const { availability = 'no', holds, fees } = { ...patchOf(draft, 'manifested'), ...discharged.says }
      terminalReports(draft, voyage, 'blank', discharged.fromMs + hours(1), {
        availability: undefined,
        holds: undefined,
        fees: undefined,
      })
      terminalReports(draft, voyage, 'blank_over', discharged.fromMs + hours(7), { availability, holds, fees })
    },
  },
  {
    key: 'rail-lfd-off-by-one',
    serial: 85,
    kind: 'failure',
    title: 'The railway writes its last free day as midnight UTC: a day early in Chicago',
    invariant: 'pickup_lfd_rail is the day that the railway means, at the ramp',
    holds: after(
      'available',
      until('full_out', (seen, { containers, moment }) => {
        const served = seen.containers.get(containers[0]!)?.pickup_lfd_rail
        return typeof served === 'string' && Date.parse(served) !== moment('lfd')
          ? `pickup_lfd_rail is ${served}`
          : null
      }),
      hours(1),
    ),
    play: (draft) => {
      const voyage = sail(draft, { ports: ['CNYTN', 'USLAX'], rail: { to: 'USCHI', by: 'BNSF' } })
      release(draft, voyage)
      railway(draft, voyage, 'BNSF', { lfdForm: 'midnight_z' })
    },
  },
  {
    key: 'wrong-zone-feed',
    serial: 86,
    kind: 'failure',
    title: 'The terminal’s times are eight hours ahead: UTC with the offset of Los Angeles',
    invariant: 'no actual is served while its time is ahead of the clock',
    misreports: ['pod_discharged_at', 'pod_full_out_at'],
    unreported: ['pod_discharged_at', 'pod_full_out_at'],
    holds: eachContainer((_container, seen, fieldOf) => {
      for (const name of ['pod_discharged_at', 'pod_full_out_at']) {
        const value = fieldOf(name)
        if (typeof value === 'string' && Date.parse(value) > seen.nowMs + 300_000) return `${name} ${value} lies ahead`
      }
      return null
    }),
    play: (draft) => {
      heldAtTerminal(draft)
      const ahead = (step: FeedStep, name: 'discharged_at' | 'full_out_at') => {
        const value = step.says?.[name]
        if (value) step.says![name] = reportedAt(value.ms + hours(8))
      }
      for (const step of draft.story.feed) {
        ahead(step, 'discharged_at')
        ahead(step, 'full_out_at')
      }
    },
  },
  {
    key: 'stale-terminal-after-return',
    serial: 87,
    kind: 'failure',
    title: 'After the empty return the terminal reports the container as available, with a fee',
    invariant: 'an empty return overrides a terminal with outdated data: the status stays empty_returned',
    holds: after(
      'empty_return',
      eachContainer((_container, _seen, fieldOf) =>
        fieldOf('current_status') === 'empty_returned' ? null : `the status is ${String(fieldOf('current_status'))}`,
      ),
      hours(1),
    ),
    play: (draft) => {
      const voyage = heldAtTerminal(draft)
      const return_ = draft.act('empty_return')
      draft.unfeed(...draft.feedOf('forgotten'))
      terminalReports(draft, voyage, 'stale', return_.atMs + hours(6), {
        availability: 'yes',
        fees: [{ raw_type: 'DEMURRAGE', amount: 1_200, currency: USD }],
      })
    },
  },
  {
    key: 'terminal-login-page',
    serial: 88,
    kind: 'failure',
    title: 'The terminal responds with a login page with status 200 while there are holds',
    invariant: 'a page that is not a response clears no hold',
    holds: after(
      'discharge',
      until('freight_release', (seen, { containers }) =>
        containers.some((container) => seen.containers.has(container) && readHolds(seen, container).length === 0)
          ? 'the holds are gone'
          : null,
      ),
      hours(1),
    ),
    play: (draft) => {
      heldAtTerminal(draft)
      const { fromMs } = draft.feedOf('discharge')[0]!
      draft.fault({ source: 'terminal', kind: 'login_page', fromMs: fromMs + hours(2), untilMs: fromMs + hours(8) })
    },
  },
  {
    key: 'hold-words',
    serial: 89,
    kind: 'failure',
    title: 'The terminal writes released holds into its list, and holds in its own vocabulary',
    invariant: 'a released hold is no hold; unknown words are the hold `other`, with the text kept',
    holds: after(
      'odd_words',
      until('odd_words_over', (seen, { containers }) => {
        const names = readHolds(seen, containers[0]!).sort().join(', ')
        return names === 'customs, other' ? null : `the holds are ${names}`
      }),
      hours(1),
    ),
    play: (draft) => {
      const voyage = heldAtTerminal(draft, { outAfterDays: 5 })
      const base = draft.feedOf('available')[0]!.fromMs
      terminalReports(draft, voyage, 'odd_words', base + hours(6), {
        availability: 'no',
        holds: [
          { ...freight, raw_status: 'RELEASED' },
          { raw_name: 'CBP CET', raw_status: 'EXPECTED' },
          { raw_name: 'HOUSEKEEPING', raw_status: 'Y', description: 'Container to be moved' },
        ],
      })
      terminalReports(draft, voyage, 'odd_words_over', base + hours(20), { availability: 'yes', holds: [] })
    },
  },
]
