/**
 * What is learned of a lane (a line between two ports), each from the milestone before it: the departure, the unloading
 * where it is picked up, the pickup.
 */
export const laneSteps = ['arrival', 'gate_out', 'empty_return'] as const

export type LaneStep = (typeof laneSteps)[number]

/** How long a step of a lane may take before it is overdue, and of how many journeys that was learned. */
export interface LaneWindow {
  hours: number
  cases: number
}

export type LaneWindows = Readonly<Partial<Record<LaneStep, LaneWindow>>>
