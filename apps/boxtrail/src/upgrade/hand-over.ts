import { statSync } from 'node:fs'
import { resolve } from 'node:path'
import { DEFAULT_DATA_DIR } from '@boxtrail/server/config/environment/default-data-dir'
import { chosenProgram, isInstalled, ownProgram, type Program, versionsIn } from './programs.ts'

/** Replaces this process by another program, which keeps its process id, streams and supervisor. */
export const become = ({ node, main }: Program, words: readonly string[], env: NodeJS.ProcessEnv): never => {
  const defined = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined))
  return process.execve!(node, [node, main, ...words], defined as Record<string, string>)
}

/**
 * Lets the version that `boxtrail upgrade` has installed do what this copy was started for. An installed version itself
 * never hands over, because it was started on purpose.
 */
export const handOver = (words: readonly string[], env: NodeJS.ProcessEnv): void => {
  const dataDir = resolve(env.BOXTRAIL_DATA_DIR || DEFAULT_DATA_DIR)
  if (!process.execve || !isTrusted(versionsIn(dataDir))) return
  const own = ownProgram(dataDir)
  if (isInstalled(dataDir, own)) return
  const chosen = chosenProgram(dataDir, own)
  if (chosen !== own) become(chosen, words, env)
}

/**
 * Whether a directory is safe to run programs from: no other user, except root, could have put them there. If it cannot
 * be read, the start reports that.
 */
const isTrusted = (directory: string): boolean => {
  try {
    const found = statSync(directory)
    return found.isDirectory() && (found.uid === process.getuid?.() || found.uid === 0)
  } catch {
    return false
  }
}
