import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from 'pino'
import { directoryRefusal } from '../../config/environment/directories.ts'
import { type DropFolder, openDropFolder, type ProcessedFile, reportFile } from './drop-folder.ts'

export interface DropFolderOptions {
  path: string
  /** Applies a file, and returns the result. */
  take: (name: string, bytes: Uint8Array, modifiedMs: number) => Promise<ProcessedFile>
  log: Logger
  pollMs?: number
}

const MAX_BYTES = 16 * 1024 * 1024

/** Processes the files that partners put into the folder, until `signal` aborts. */
export const runDropFolder = async (
  { path, take, log, pollMs = 2_000 }: DropFolderOptions,
  signal: AbortSignal,
): Promise<void> => {
  let folder: DropFolder | null = null
  let reported: string | null = null
  while (!signal.aborted) {
    try {
      folder ??= openDropFolder(path)
      for (const name of await folder.settled()) {
        if (signal.aborted) return
        await takeFile(folder, name, take, log)
      }
      if (reported !== null) log.info({ path }, 'the drop folder can be used again')
      reported = null
    } catch (error) {
      // The folder is looked for again at the next scan, because its disk may have been unmounted. The problem is
      // logged once, until there is another one.
      const problem = directoryRefusal(path, error as NodeJS.ErrnoException, 'edi.drop_folder')
      if (problem !== reported) log.error(`edi.drop_folder: ${problem}`)
      reported = problem
      folder = null
    }
    await sleep(pollMs, undefined, { signal }).catch(() => {})
  }
}

/** Processes one file. On failure it stays where it is, is retried at the next scan, and does not block others. */
export const takeFile = async (
  folder: DropFolder,
  name: string,
  take: DropFolderOptions['take'],
  log: Logger,
): Promise<void> => {
  try {
    const file = await folder.read(name, MAX_BYTES)
    if (!file) return
    const processed = file.bytes
      ? await take(name, file.bytes, file.modifiedMs)
      : { accepted: false, attachments: [reportFile([`The file is larger than ${MAX_BYTES} bytes.`])] }
    await folder.move(name, file.state, processed)
  } catch (error) {
    log.error({ error, file: name }, 'a file of the drop folder could not be processed')
  }
}
