import type { EdiReceipt } from '@boxtrail/contracts/feed'
import { decodeEdi } from '@boxtrail/edi/read-sender'
import { describeProblem } from '@boxtrail/edi/segment'
import { notFound, unprocessable } from '@boxtrail/protocol/errors'
import { isEdiSource } from '@boxtrail/sources/edi/edi-source'
import type { PushSource } from '@boxtrail/sources/port/push'
import type { Context } from '../../context.ts'
import { receiveEdi } from './receive-edi.ts'

/** Receives an interchange that a partner uploads. */
export const receiveUpload = async (context: Context, source: PushSource, body: Uint8Array): Promise<EdiReceipt> => {
  if (!isEdiSource(source)) throw notFound()
  const { split, receipt } = await receiveEdi(context, source, decodeEdi(body), context.clock().getTime())
  if (!receipt)
    throw unprocessable('', `It contains no message: ${split.problems.slice(0, 5).map(describeProblem).join('; ')}.`)
  return receipt
}
