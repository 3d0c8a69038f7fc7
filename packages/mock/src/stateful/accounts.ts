import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { environment } from './environment.ts'
import type { InstalledService } from './find-service.ts'

const run = promisify(execFile)

/** Worlds as accounts of the service, each with its own key; changes in one do not affect others. */
export interface Accounts {
  /** The key of a world's account, which is created when the world is first named. */
  keyOf(world: string): Promise<string>
  /** Resets a world: it gets another, empty account. */
  forget(world: string): void
  names(): string[]
}

/** Uses the commands for operators, which find the database of the running service by its folder. */
export const createAccounts = ({ node, main }: InstalledService, dataDir: () => string): Accounts => {
  const keys = new Map<string, Promise<string>>()
  const command = async (...words: string[]): Promise<Record<string, string>> => {
    const env = environment({ BOXTRAIL_DATA_DIR: dataDir(), BOXTRAIL_LOG: 'error' })
    const { stdout } = await run(node, [main, ...words, '--json'], { env })
    return JSON.parse(stdout)
  }
  const create = async (world: string): Promise<string> => {
    const { id } = await command('admin', 'accounts', 'create', `World ${world}`)
    const { key } = await command('admin', 'keys', 'create', id!)
    return key!
  }
  return {
    keyOf: (world) => {
      const known = keys.get(world) ?? create(world)
      keys.set(world, known)
      return known
    },
    forget: (world) => void keys.delete(world),
    names: () => [...keys.keys()],
  }
}
