import { hours } from '../draft.ts'
import { railway, release } from '../release.ts'
import { sail } from '../sail.ts'
import type { Scenario } from '../scenario.ts'
import { after, all, happensOnce, isTrue, shipmentField, until } from './checks.ts'

const T = 'container.transport.'

/** Terminals, railways and lines that disagree about one container, each right about its own part. */
export const hardTerminals: readonly Scenario[] = [
  {
    key: 'railway-ahead-of-line',
    serial: 124,
    kind: 'failure',
    title: 'The railway reports its arrival; the line keeps its estimate for a day and then reports a later arrival',
    invariant:
      'ind_ata_at is the railway’s as soon as the railway reports it, destination_ata_at the line’s and null until then',
    holds: all(
      isTrue('ind_ata_at'),
      happensOnce(`${T}arrived_at_inland_destination`, `${T}rail_unloaded`, `${T}full_out`),
      until('line_arrival', shipmentField('destination_ata_at', null)),
      after(
        'line_arrival',
        (seen) => (seen.shipment?.destination_ata_at ? null : 'the line’s arrival is not served'),
        hours(1),
      ),
    ),
    play: (draft) => {
      const voyage = sail(draft, {
        ports: ['CNYTN', 'USLAX'],
        rail: { to: 'USCHI', by: 'BNSF' },
        outAfterDays: 4,
      })
      release(draft, voyage)
      railway(draft, voyage, 'BNSF')
      const arrival = draft.act('rail_arrival')
      const lineMs = arrival.atMs + hours(26)
      for (const report of draft.reportsOf('rail_arrival')) {
        if (report.untilMs !== null && report.untilMs > arrival.atMs) report.untilMs = lineMs
        if (report.classifier !== 'ACT') continue
        report.fromMs = lineMs
        report.reportedMs = arrival.atMs + hours(7)
      }
      for (const report of draft.reportsOf('rail_unload')) report.fromMs = lineMs + hours(2)
      draft.moment({ name: 'line_arrival', atMs: lineMs, source: 'line:TEST' })
    },
  },
]
