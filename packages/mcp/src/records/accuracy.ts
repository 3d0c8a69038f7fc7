import type { SourceAccuracy } from '@boxtrail/client'
import { quoted } from '../results/quote.ts'

/** How often a source was right; figures that were not measured are left out. */
export const accuracyOf = ({ eta, delay, corrected, correction, lost }: SourceAccuracy, isDetailed: boolean) => ({
  eta_right_within_a_day: eta
    .filter(({ cases }) => cases > 0)
    .map(({ daysBefore, cases, share, low, high }) => ({
      ...{ days_before: daysBefore, share, cases },
      ...(isDetailed ? { low, high } : {}),
    })),
  ...measured('reported_late', { median_minutes: delay.medianMinutes, cases: delay.cases }),
  ...measured('corrected', { share: corrected.share, cases: corrected.cases }),
  ...measured('corrected_by', { median_hours: correction.medianHours, cases: correction.cases }),
  ...measured('contradictions_lost', { share: lost.share, cases: lost.cases }),
})

const measured = (name: string, figure: { cases: number; [of: string]: number | null }) =>
  figure.cases > 0 ? { [name]: figure } : {}

/** A source, between two ports if these were requested. */
export const accuracyRow = (isDetailed: boolean) => (one: SourceAccuracy) => ({
  id: one.id,
  source: quoted(one.source.name) ?? one.source.id,
  kind: one.source.kind,
  ...(one.portOfLadingLocode === null && one.portOfDischargeLocode === null
    ? {}
    : { from: one.portOfLadingLocode, to: one.portOfDischargeLocode }),
  ...accuracyOf(one, isDetailed),
})
