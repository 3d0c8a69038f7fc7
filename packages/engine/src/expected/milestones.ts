/** How the documentation describes a milestone that is due. */
interface DueMilestone {
  /** Completes the sentence "It is expected while …". */
  expected: string
  window: string
}

/**
 * The milestones that are expected, in the order in which they happen: one that happened makes those before it no longer
 * expected, reported or not. The windows are in windows.ts.
 */
export const dueMilestones = {
  departure: {
    expected: 'a plan or an estimate of the sailing from the port of lading is open',
    window: 'from the estimate to a day after it; of a bare date, from the beginning of the day to a day after its end',
  },
  arrival: {
    expected:
      'an estimate of the arrival at the port of discharge is open, or the ship has sailed on a lane with a history',
    window: 'the same, after the estimated arrival; without an estimate, by the history of the lane',
  },
  discharge: {
    expected: 'the ship has arrived; of a line that reports no arrivals, once an arrival is estimated',
    window:
      'three days from the arrival, of a bare date from its end, or to a day after a later plan or estimate of the discharge; four from an estimated arrival',
  },
  rail_departure: {
    expected:
      'the container is reported to go on inland by train, has been discharged, and the way inland has a history',
    window: 'from the discharge, by the history of the way inland, or to a day after a later plan or estimate',
  },
  inland_arrival: {
    expected:
      'the container has been discharged, and an estimate of its arrival inland is open, or its train has left on a way with a history',
    window:
      'from the estimate to two days after it; of a bare date, to two days after its end; without an estimate, by the history of the way inland',
  },
  release: {
    expected:
      'the container was unloaded where it is picked up, and the facility there reports holds or that it is not available',
    window:
      'from the unloading to the end of the last free day that is binding, at least two days; without one, inland by the history of the way, else seven days',
  },
  gate_out: {
    expected: 'the container was unloaded where it is picked up',
    window:
      'from the unloading to two days after the last free day that is binding, at least seven days; without one, by the history of the lane or of the way inland, else 21 days',
  },
  empty_return: {
    expected: 'the container was picked up',
    window:
      'from the pickup to two days after the last free day for its return, at least seven days; without one, by the history of the lane or of the way inland, else 30 days',
  },
} as const satisfies Record<string, DueMilestone>

export type DueMilestoneName = keyof typeof dueMilestones

export const dueMilestoneNames = Object.keys(dueMilestones) as DueMilestoneName[]
