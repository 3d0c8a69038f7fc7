import type { Call } from '../../context.ts'
import { receivedMs } from '../journey/known-claims.ts'
import type { LoadedPast } from './past-journey.ts'

/** The moments between two times at which something that is known now was learned about a journey, latest first. */
export const learnedBetween = (
  call: Call,
  { claims, documents }: Pick<LoadedPast, 'claims' | 'documents'>,
  fromMs: number,
  untilMs: number,
): number[] => {
  const reported = claims.filter(({ document }) => !document)
  const all = [
    ...reported.flatMap((claim) => [receivedMs(claim, call), claim.closedMs, claim.missingSinceMs]),
    ...reported.flatMap(({ missed = [] }) => missed.map(([, againMs]) => againMs)),
    ...reported.flatMap(({ missed = [] }) => missed.map(([sinceMs]) => sinceMs)),
    ...documents.map((document) => document.receivedMs),
  ]
  const within = all.filter((ms) => ms !== null && ms >= fromMs && ms <= untilMs) as number[]
  return [...new Set(within)].sort((a, b) => b - a)
}
