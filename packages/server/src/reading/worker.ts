import { parentPort, workerData } from 'node:worker_threads'
import { loadFile } from './load-file.ts'
import { Quarantine } from './quarantine.ts'
import type { FileToRead } from './read-document.ts'
import { readFile } from './read-file.ts'

const { bytes, path, ...file } = workerData as FileToRead
try {
  const content = bytes ?? loadFile(path!)
  parentPort!.postMessage({ reading: await readFile(content, file) })
} catch (error) {
  parentPort!.postMessage({
    quarantined:
      error instanceof Quarantine ? error.message : `It is broken: a reader ended with ${(error as Error)?.name}`,
  })
}
