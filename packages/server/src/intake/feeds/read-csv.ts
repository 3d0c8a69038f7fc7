import { unprocessable } from '@boxtrail/protocol/errors'
import { containerOf, instantMs } from '@boxtrail/sources/feed/items'
import type { PushSource } from '@boxtrail/sources/port/push'
import { columnOf } from './csv-columns.ts'
import { type CsvRow, type CsvRows, readRows } from './csv-rows.ts'
import { createParserThreads, MAX_INLINE_LENGTH } from './parser-threads.ts'
import type { Item, Message } from './receive-message.ts'

const parseInThread = createParserThreads<CsvRows>(new URL('csv-thread.ts', import.meta.url), {
  cpuMs: 30_000,
  memoryMb: 256,
})

/** The rows of a CSV as snapshots; problems name the line and column. */
export const readCsv = async (body: Uint8Array, source: PushSource): Promise<Message> => {
  const read = body.length <= MAX_INLINE_LENGTH ? readRows(body) : await readInThread(body)
  if ('problem' in read) throw unprocessable('', read.problem)
  return { id: null, body, items: read.rows.map((row) => asItem(row, source)) }
}

const readInThread = async (body: Uint8Array): Promise<CsvRows> => {
  const posted = await parseInThread({ body })
  return 'result' in posted
    ? posted.result
    : { problem: `The file cannot be read: ${posted.refused}. Send it in parts.` }
}

const asItem = ({ line, snapshot, problems }: CsvRow, source: PushSource): Item => {
  const container = containerOf(snapshot)
  return {
    at: `line ${line}`,
    container,
    problems: problems.map(({ column, reason }) => ({ at: `line ${line}, column ${column}`, reason })),
    nameProblem: (at) => `line ${line}, column ${columnOf(at)}`,
    pushed: {
      subject:
        container === null ? { kind: 'facility', number: source.push.id } : { kind: 'container', number: container },
      observedAtMs: instantMs(snapshot.observed_at),
      // A cell that could not be read leaves its text in the snapshot, so that the whole row is rejected and stored.
      body: JSON.stringify({ snapshots: [snapshot] }),
      mediaType: 'text/csv',
    },
  }
}
