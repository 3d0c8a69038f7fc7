import { parentPort, type Transferable } from 'node:worker_threads'
import type { WorkerResult } from '../in-thread.ts'
import { Quarantine } from '../quarantine.ts'
import { watchRealm } from './realm.ts'

/** What a reader's thread posts of each file. */
export interface ServedFile {
  posted: WorkerResult<unknown>
  /** Whether a file has changed what all programs in the thread share: it must read no other. */
  isTainted: boolean
}

/** What a reader's thread posts once it can take files. */
export const READY = 'ready'

interface Service<Data, Result> {
  read: (data: Data) => Result | Promise<Result>
  /** Why a file is refused that breaks the reader, rather than being refused by it. */
  describeFailure: (error: Error) => string
  /** Loads and compiles what the first file would wait for. */
  prepare?: () => Promise<unknown>
  /** What of a result is handed over rather than copied. */
  transferables?: (result: Result) => Transferable[]
}

/** Reads one file after another in this thread. */
export async function serve<Data, Result>(service: Service<Data, Result>): Promise<void> {
  await service.prepare?.()
  const isUnchanged = watchRealm()
  parentPort!.on('message', async (data: Data) => {
    const { posted, transfer } = await readOne(service, data)
    parentPort!.postMessage({ posted, isTainted: !isUnchanged() } satisfies ServedFile, transfer)
  })
  parentPort!.postMessage(READY)
}

async function readOne<Data, Result>({ read, describeFailure, transferables }: Service<Data, Result>, data: Data) {
  try {
    const result = await read(data)
    return { posted: { result }, transfer: transferables?.(result) ?? [] }
  } catch (error) {
    const refused = error instanceof Quarantine ? error.message : describeFailure(error as Error)
    return { posted: { refused }, transfer: [] }
  }
}
