/**
 * What is learned of a lane (a line between two ports), each from the milestone before it: the departure, the unloading
 * where it is picked up, the pickup.
 */
export const laneSteps = ['arrival', 'gate_out', 'empty_return'] as const

/**
 * What is learned of the way inland (a line from a port to a place inland): from the discharge, the departure of the train, the
 * unloading inland twice, and the pickup.
 */
export const inlandSteps = ['rail_departure', 'inland_arrival', 'release', 'gate_out', 'empty_return'] as const

export type LaneStep = (typeof laneSteps)[number]
export type InlandStep = (typeof inlandSteps)[number]

/** How long a step of a lane may take before it is overdue, and of how many journeys that was learned. */
export interface LaneWindow {
  hours: number
  cases: number
}

export type WindowsOf<Step extends LaneStep | InlandStep> = Readonly<Partial<Record<Step, LaneWindow>>>
export type LaneWindows = WindowsOf<LaneStep>
export type InlandWindows = WindowsOf<InlandStep>
