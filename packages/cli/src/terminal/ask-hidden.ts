import { createInterface } from 'node:readline'
import { Writable } from 'node:stream'
import { Interrupted } from '../failure.ts'

/** Asks for a line in the terminal, without showing what is typed or pasted. */
export const askHidden = (question: string): Promise<string> => {
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() })
  const reader = createInterface({ input: process.stdin, output: nowhere, terminal: true })
  process.stderr.write(question)
  return new Promise<string>((resolve, reject) => {
    // In this mode Ctrl-C is a key and not a signal.
    reader.on('SIGINT', () => reject(new Interrupted()))
    reader.on('close', () => resolve(''))
    reader.question('', resolve)
  }).finally(() => {
    reader.close()
    process.stderr.write('\n')
  })
}
