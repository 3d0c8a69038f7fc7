import { parentPort, type Transferable } from 'node:worker_threads'
import { Quarantine } from '../file/quarantine.ts'
import type { WorkerResult } from '../in-thread.ts'
import { watchRealm } from './realm.ts'

/** The message that a reader's thread posts for each file. */
export interface ServedFile {
  posted: WorkerResult<unknown>
  /** Whether a file has changed shared built-in objects: the thread must not read another. */
  isTainted: boolean
}

/** Posted by a reader's thread once it is ready. */
export const READY = 'ready'

interface Service<Data, Result> {
  read: (data: Data) => Result | Promise<Result>
  /** The reason for refusing a file that crashes the reader. */
  describeFailure: (error: Error) => string
  /** Loads and compiles code before the first file. */
  prepare?: () => Promise<unknown>
  /** Parts of a result that are transferred instead of copied. */
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
