import listed from './scenarios.json'

export interface Scenario {
  key: string
  kind: string
  title: string
  trackBy: string
  /** The scenario can be played once with each number. */
  numbers: readonly string[]
}

export const SCENARIOS: readonly Scenario[] = listed

/** The first number that is not played yet; undefined if all are. */
export const nextNumber = ({ numbers }: Scenario, played: readonly { requestNumber: string }[]): string | undefined =>
  numbers.find((number) => !played.some(({ requestNumber }) => requestNumber === number))

const KINDS = { bill: 'bill_of_lading', booking: 'booking', container: 'container' } as const

export const requestKind = ({ trackBy }: Scenario) => KINDS[trackBy as keyof typeof KINDS]
