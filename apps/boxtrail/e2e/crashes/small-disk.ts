import { execFileSync } from 'node:child_process'

/** Mounts a disk of this size on a directory; returns why that is not possible here, or null. */
export const mountDisk = (directory: string, size: string): string | null => {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${size},mode=755`, 'tmpfs', directory], { stdio: 'pipe' })
    return null
  } catch (error) {
    return String((error as { stderr?: Buffer }).stderr ?? error)
  }
}

export const unmount = (directory: string): void => {
  execFileSync('umount', ['-l', directory])
}
