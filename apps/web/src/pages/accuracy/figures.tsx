import type { AccuracyShare } from '@boxtrail/client'

/** With fewer cases a share is not reliable. */
export const FEW = 5

const percent = new Intl.NumberFormat('en-GB', { style: 'percent' })
const tenths = new Intl.NumberFormat('en-GB', { style: 'percent', maximumFractionDigits: 1 })
const count = new Intl.NumberFormat('en-GB')

export const casesInWords = (cases: number): string => `${count.format(cases)} ${cases === 1 ? 'case' : 'cases'}`

/** A share in percent. Only what was always or never so is 100 % or 0 %. */
export const percentOf = (share: number): string =>
  share > 0.99 || share < 0.01 ? tenths.format(share) : percent.format(share)

/** A share with its number of cases. Without cases it says so, instead of 0 %. */
export const Share = ({ of: { cases, share, low, high } }: { of: AccuracyShare }) =>
  share === null || low === null || high === null ? (
    <Unmeasured />
  ) : (
    <>
      <strong title={`Between ${percentOf(low)} and ${percentOf(high)}, with a probability of 95 %`}>
        {percentOf(share)}
      </strong>
      <Cases cases={cases} />
    </>
  )

export const Delay = ({ of: { cases, medianMinutes } }: { of: { cases: number; medianMinutes: number | null } }) => (
  <Median minutes={medianMinutes} cases={cases} />
)

export const Correction = ({ of: { cases, medianHours } }: { of: { cases: number; medianHours: number | null } }) => (
  <Median minutes={medianHours === null ? null : medianHours * 60} cases={cases} />
)

const Median = ({ minutes, cases }: { minutes: number | null; cases: number }) =>
  minutes === null ? (
    <Unmeasured />
  ) : (
    <>
      <strong>{durationInWords(minutes)}</strong>
      <Cases cases={cases} />
    </>
  )

/** A duration, such as `45 min`, `1.5 h` or `3 d`. */
const durationInWords = (minutes: number): string => {
  const inUnit = (unit: number, name: string) => `${count.format(Math.round((minutes / unit) * 10) / 10)}\u00a0${name}`
  if (minutes < 90 && minutes !== 60) return inUnit(1, 'min')
  return minutes < 2 * 1_440 ? inUnit(60, 'h') : inUnit(1_440, 'd')
}

const Cases = ({ cases }: { cases: number }) => (
  <span className="quiet cases">
    {cases < FEW ? 'only ' : 'of '}
    {casesInWords(cases)}
  </span>
)

const Unmeasured = () => (
  <span className="quiet">
    –<span className="hidden"> no case yet</span>
  </span>
)
