import { decodeEdi, readSender } from '@boxtrail/edi/read-sender'
import { describeProblem } from '@boxtrail/edi/segment'
import { type EdiSource, isEdiSource } from '@boxtrail/sources/edi/edi-source'
import type { SplitInterchange } from '@boxtrail/sources/edi/split-interchange'
import type { Registry } from '../../sources/registry.ts'
import { receiveEdi } from '../edi/receive-edi.ts'
import { type DropContext, type ProcessedFile, reportFile, resultLines } from './drop-folder.ts'

/**
 * Processes a file of the drop folder for the partner that sent it. The answers have the time of the file, so that a
 * file processed twice gets the same ones. The time of receipt is that of processing, because some senders keep the
 * time at which they wrote a file.
 */
export const processEdiFile =
  (context: DropContext) =>
  async (bytes: Uint8Array, modifiedMs: number): Promise<ProcessedFile> => {
    const text = decodeEdi(bytes)
    const sender = readSender(text)
    const source = partnerOf(context.registry, sender)
    if (!source) {
      const reason =
        sender === null
          ? 'This is not an interchange: neither ISA nor UNB names a sender.'
          : `No partner in the configuration has the sender ${JSON.stringify(sender)}.`
      return { accepted: false, attachments: [reportFile([reason])] }
    }
    const receivedMs = context.clock().getTime()
    const answeredMs = Math.min(modifiedMs, receivedMs)
    const { split, receipt, first } = await receiveEdi(context, source, text, receivedMs, answeredMs)
    const lines = [...problemLines(split), ...resultLines(first)]
    const isX12 = split.syntax === 'x12'
    return {
      accepted: split.sets.some(({ verdict }) => verdict !== 'refused'),
      attachments: [
        ...answerFile(isX12 ? '.997' : '.contrl', split.acknowledgement),
        ...answerFile(isX12 ? '.824' : '.aperak', receipt?.advice ?? null),
        ...(lines.length > 0 ? [reportFile(lines)] : []),
      ],
    }
  }

const answerFile = (suffix: string, text: string | null) => (text === null ? [] : [{ suffix, text }])

const problemLines = ({ sets, problems }: SplitInterchange): string[] => [
  ...problems.map(describeProblem),
  ...sets.flatMap(({ name, verdict, problems: why, notes }) =>
    why.length + notes.length === 0
      ? []
      : [`${name}: ${verdict.replaceAll('_', ' ')}`, ...[...why, ...notes].map((one) => `  ${describeProblem(one)}`)],
  ),
]

const partnerOf = (registry: Registry, sender: string | null): EdiSource | undefined =>
  sender === null
    ? undefined
    : registry.ids
        .map((id) => registry.byId(id)!)
        .filter(isEdiSource)
        .find(({ partner }) => partner.senderIds.includes(sender))
