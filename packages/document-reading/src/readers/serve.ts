import { parentPort, type Transferable } from 'node:worker_threads'
import type { WorkerResult } from '../in-thread.ts'
import { Quarantine } from '../quarantine.ts'
import { watchRealm } from './realm.ts'

/** What a reader's thread posts of each file. */
export interface Served {
  posted: WorkerResult<unknown>
  /** Whether a file has changed what all programs in the thread share: it must read no other. */
  isSpoiled: boolean
}

/** What a reader's thread posts once it can take files. */
export const READY = 'ready'

interface Service<Data, Result> {
  read: (data: Data) => Result | Promise<Result>
  /** Why a file is refused that breaks the reader, rather than being refused by it. */
  broken: (error: Error) => string
  /** Loads and compiles what the first file would wait for. */
  prepare?: () => Promise<unknown>
  /** What of a result is handed over rather than copied. */
  handedOver?: (result: Result) => Transferable[]
}

/** Reads one file after another in this thread. */
export async function serve<Data, Result>(service: Service<Data, Result>): Promise<void> {
  await service.prepare?.()
  const isUntouched = watchRealm()
  parentPort!.on('message', async (data: Data) => {
    const { posted, transfer } = await answerTo(service, data)
    parentPort!.postMessage({ posted, isSpoiled: !isUntouched() } satisfies Served, transfer)
  })
  parentPort!.postMessage(READY)
}

async function answerTo<Data, Result>({ read, broken, handedOver }: Service<Data, Result>, data: Data) {
  try {
    const result = await read(data)
    return { posted: { result }, transfer: handedOver?.(result) ?? [] }
  } catch (error) {
    const refused = error instanceof Quarantine ? error.message : broken(error as Error)
    return { posted: { refused }, transfer: [] }
  }
}
