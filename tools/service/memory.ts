import { readFileSync, writeFileSync } from 'node:fs'

/** The resident memory of a process in bytes, now and at its peak since `forgetPeak`. Linux only. */
export const memoryOf = (pid: number): { now: number; peak: number } => {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  const read = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(status)![1]) * 1_024
  return { now: read('VmRSS'), peak: read('VmHWM') }
}

const forgetPeak = (pid: number): void => writeFileSync(`/proc/${pid}/clear_refs`, '5')

/** By how many bytes the peak memory of a process rises during some work. */
export const riseDuring = async (pid: number, work: () => Promise<unknown>): Promise<number> => {
  forgetPeak(pid)
  const { now } = memoryOf(pid)
  await work()
  return memoryOf(pid).peak - now
}
