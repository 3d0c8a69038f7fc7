import { billNumber, bookingNumber, containerNumber } from './numbers.ts'
import type { Scenario } from './scenario.ts'

/** The number by which a scenario is meant to be tracked. */
export const numberOf = ({ serial, trackBy = 'bill' }: Scenario, variation = 0): string => {
  const parts = { serial, variation }
  if (trackBy === 'container') return containerNumber(parts)
  return trackBy === 'booking' ? bookingNumber(parts) : billNumber(parts)
}

/** The scenario table for a terminal. */
export const scenarioTable = (scenarios: readonly Scenario[]): string =>
  scenarios
    .map((scenario) => {
      const { kind, key, title, invariant, serial } = scenario
      const numbers = `TEST ${numberOf(scenario)}  ${containerNumber({ serial, variation: 0 })}`
      return `${kind.padEnd(8)} ${key}\n         ${title}\n         ${numbers}\n         holds: ${invariant}\n`
    })
    .join('\n')

/** How many variations of each scenario are offered to people. */
const MAX_OFFERED = 10

/** The same as data, for those who offer scenarios to people. */
export const scenarioList = (scenarios: readonly Scenario[]): string => {
  const listed = scenarios.map((scenario) => ({
    key: scenario.key,
    kind: scenario.kind,
    title: scenario.title,
    trackBy: scenario.trackBy ?? 'bill',
    numbers: Array.from({ length: MAX_OFFERED }, (_, variation) => numberOf(scenario, variation)),
  }))
  return `${JSON.stringify(listed)}\n`
}

/** The same as a page of the documentation. */
export const scenarioPage = (scenarios: readonly Scenario[]): string => {
  const rows = (kind: Scenario['kind']) =>
    scenarios
      .filter((scenario) => scenario.kind === kind)
      .map((scenario) => {
        const container = containerNumber({ serial: scenario.serial, variation: 0 })
        return `| \`${scenario.key}\` | ${scenario.title} | \`${numberOf(scenario)}\` | \`${container}\` | ${scenario.invariant} |`
      })
      .join('\n')
  const head = '| Scenario | What happens | Track | Container | Invariant at every step |\n|---|---|---|---|---|'
  return `<!-- Written by \`node packages/simulator/src/main.ts scenarios --markdown\`: edit the scenarios, not this page. -->

# Scenarios

Every journey that the simulator plays. Track the number in the third column with SCAC \`TEST\`, then advance the clock of
the sandbox. Each scenario has a thousand numbers: the three digits after its own two select a variation of times, vessels
and delays.

In addition to its own invariant, every scenario keeps these: no actual is served before it happened, at another time than
it happened, or without having happened, unless the scenario is about a source that reports so; at its end everything that
happened is served.

## Normal journeys

${head}
${rows('normal')}

## Failures

${head}
${rows('failure')}
`
}
