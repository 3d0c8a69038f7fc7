import type { MilestoneClaim } from '../types/projection.ts'

/**
 * The stages of a container at one place, in this order: a vessel arrives, discharges, loads and departs. With bare
 * dates, only this order can sort the milestones of a day.
 */
const stages = [
  'empty out',
  'gate_in',
  'arrive',
  'berth',
  'discharge',
  'available',
  'not_available',
  'gate_out',
  'empty in',
  'load',
  'depart',
]

const stageOf = ({ statement: { kind, laden, mode } }: MilestoneClaim): number => {
  if (mode === 'rail' && kind === 'gate_in') return stages.indexOf('discharge')
  if (mode === 'rail' && kind === 'gate_out') return stages.indexOf('depart')
  if (kind === 'gate_out' && laden !== true) return stages.indexOf('empty out')
  return stages.indexOf(kind === 'gate_in' && laden === false ? 'empty in' : kind)
}

export const byTime = (a: MilestoneClaim, b: MilestoneClaim) => a.time.ms - b.time.ms || byStage(a, b)

export const byStage = (a: MilestoneClaim, b: MilestoneClaim) =>
  stageOf(a) - stageOf(b) || (a.claim.id < b.claim.id ? -1 : 1)
