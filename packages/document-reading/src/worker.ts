import { parentPort, workerData } from 'node:worker_threads'
import type { Posted } from './in-thread.ts'
import { loadFile } from './load-file.ts'
import { Quarantine } from './quarantine.ts'
import type { FileToRead } from './read-document.ts'
import { readFile, readFileOfPictures } from './read-file.ts'
import type { Reading } from './reading.ts'

const { bytes, path, isPicture, ...file } = workerData as FileToRead & { isPicture: boolean }
const post = (posted: Posted<Reading>) => parentPort!.postMessage(posted)
try {
  const content = bytes ?? loadFile(path!)
  post({ result: await (isPicture ? readFileOfPictures : readFile)(content, file) })
} catch (error) {
  post({
    refused:
      error instanceof Quarantine ? error.message : `It is broken: a reader ended with ${(error as Error)?.name}`,
  })
}
