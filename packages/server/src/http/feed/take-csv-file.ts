import type { Context } from '../../context.ts'
import { ApiError } from '../../errors.ts'
import type { Taken } from '../../jobs/watch-drop-folder/folder.ts'
import type { PushSource } from '../../sources/push.ts'
import { readCsv } from './csv.ts'
import { receive } from './receive.ts'

/**
 * A CSV of snapshots that was put into the folder of a feed, taken as one that is pushed. Beside it lies what is wrong
 * with it, by line and column; a file whose rows were all refused goes to the refused ones.
 */
export const takeCsvFile =
  (context: Pick<Context, 'pool' | 'wakers' | 'clock'>, source: PushSource) =>
  async (_name: string, body: Uint8Array): Promise<Taken> => {
    try {
      const { results } = await receive(context, source, readCsv(body, source))
      const wrong = results.flatMap(({ problems = [] }) => problems.map(({ at, reason }) => `${at}: ${reason}`))
      return {
        accepted: results.length === 0 || results.some(({ outcome }) => outcome !== 'refused'),
        beside: wrong.length > 0 ? [report(wrong)] : [],
      }
    } catch (error) {
      // What cannot be read at all will not be readable at the next look either.
      if (error instanceof ApiError && error.status < 500) return { accepted: false, beside: [report([error.message])] }
      throw error
    }
  }

const report = (lines: readonly string[]) => ({ suffix: '.report.txt', text: `${lines.join('\n')}\n` })
