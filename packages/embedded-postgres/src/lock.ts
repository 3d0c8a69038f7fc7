import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { identify, isSameProcessAlive } from './processes.ts'

/** Holds a lock file for the duration of `work`. A holder that died does not count. */
export async function withLock<T>(file: string, work: () => Promise<T>): Promise<T> {
  while (!tryLock(file)) await sleep(50)
  try {
    return await work()
  } finally {
    rmSync(file, { force: true })
  }
}

function tryLock(file: string): boolean {
  try {
    writeFileSync(file, identify(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  try {
    const holder = readFileSync(file, 'utf8')
    if (holder && !isSameProcessAlive(holder)) rmSync(file, { force: true })
  } catch {
    // The lock was released between the two checks.
  }
  return false
}
