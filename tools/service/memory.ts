import { readFileSync, writeFileSync } from 'node:fs'

/** Resident memory of a process in bytes: now, and the peak since `forgetPeak`. Linux only. */
export const memoryOf = (pid: number): { now: number; peak: number } => {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  const read = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(status)![1]) * 1_024
  return { now: read('VmRSS'), peak: read('VmHWM') }
}

const forgetPeak = (pid: number): void => writeFileSync(`/proc/${pid}/clear_refs`, '5')

/** The peak increase of a process's memory during some work, in bytes. */
export const riseDuring = async (pid: number, work: () => Promise<unknown>): Promise<number> => {
  forgetPeak(pid)
  const { now } = memoryOf(pid)
  await work()
  return memoryOf(pid).peak - now
}
