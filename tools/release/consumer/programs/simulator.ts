import { containerNumber, readNumber, type Scenario, scenarios } from '@boxtrail/simulator'

/** Names the journeys that can be played. */
export const titles = (): string[] => scenarios.map((scenario: Scenario) => scenario.title)

/** Gives the number of a container that plays a journey. */
export const numberFor = ({ serial }: Scenario): string => containerNumber({ serial, variation: 1 })

export const isSimulated = (number: string): boolean => readNumber(number) !== null
