/**
 * The steps that are learned for a lane (a line between two ports), each from the milestone before it: the departure,
 * the unloading where the container is picked up, the pickup.
 */
export const laneSteps = ['arrival', 'gate_out', 'empty_return'] as const

/**
 * The steps that are learned for the way inland (a line from a port to an inland place): from the discharge, the
 * departure of the train, the unloading inland (two steps), and the pickup.
 */
export const inlandSteps = ['rail_departure', 'inland_arrival', 'release', 'gate_out', 'empty_return'] as const

export type LaneStep = (typeof laneSteps)[number]
export type InlandStep = (typeof inlandSteps)[number]

/** How long a step may take before it is overdue, and how many journeys that was learned from. */
export interface LaneWindow {
  hours: number
  cases: number
}

export type WindowsOf<Step extends LaneStep | InlandStep> = Readonly<Partial<Record<Step, LaneWindow>>>
export type LaneWindows = WindowsOf<LaneStep>
export type InlandWindows = WindowsOf<InlandStep>
