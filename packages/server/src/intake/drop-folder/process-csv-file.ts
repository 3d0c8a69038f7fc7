import { ApiError } from '@boxtrail/protocol/errors'
import { problemInWords } from '../../sources/problem-in-words.ts'
import { readCsv } from '../feeds/read-csv.ts'
import { receive } from '../feeds/receive-message.ts'
import { type DropContext, type ProcessedFile, reportFile, resultLines } from './drop-folder.ts'

/** Processes `trapac-la.csv` or `trapac-la.2026-05-04.csv` like a CSV push of the feed trapac-la. */
export const processCsvFile =
  (context: DropContext) =>
  async (name: string, bytes: Uint8Array): Promise<ProcessedFile> => {
    const [id = ''] = name.split('.')
    const source = context.registry.feed(id)
    if (source?.adapter !== 'feed')
      return {
        accepted: false,
        attachments: [
          reportFile([`No push feed has the id ${JSON.stringify(id)}, with which the name of the file begins.`]),
        ],
      }
    try {
      const { results } = await receive(context, source, await readCsv(bytes, source))
      const refused = results.flatMap(({ problems = [] }) => problems.map(problemInWords))
      const lines = [...refused, ...resultLines(results)]
      return {
        accepted: results.some(({ outcome }) => outcome !== 'refused'),
        attachments: lines.length > 0 ? [reportFile(lines)] : [],
      }
    } catch (error) {
      // A retry does not help if the whole file has a problem.
      if (error instanceof ApiError && error.status < 500)
        return { accepted: false, attachments: [reportFile([error.message])] }
      throw error
    }
  }
