import { parentPort, workerData } from 'node:worker_threads'
import type { Posted } from './in-thread.ts'
import { loadFile } from './load-file.ts'
import { Quarantine } from './quarantine.ts'
import type { FileToRead, Pictures } from './read-document.ts'
import { readFile, readFileOfPictures } from './read-file.ts'
import type { Reading } from './reading.ts'

const { bytes, path, pictures, ...file } = workerData as FileToRead & { pictures: Pictures }
const post = (posted: Posted<Reading>) => parentPort!.postMessage(posted)
try {
  const content = bytes ?? loadFile(path!)
  post({
    result:
      pictures === 'none'
        ? await readFile(content, file)
        : await readFileOfPictures(content, file, pictures === 'recognize' ? undefined : pictures),
  })
} catch (error) {
  post({
    refused:
      error instanceof Quarantine ? error.message : `It is broken: a reader ended with ${(error as Error)?.name}`,
  })
}
