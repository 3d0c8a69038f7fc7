import { parseSourceId } from '@boxtrail/engine/source-id'
import type { Source } from '@boxtrail/sources/port/source'

/** Whom a source reports to, and whether it is polled or pushes. */
export interface Audience {
  accountId: string | null
  lines: readonly string[] | null
  isLine: boolean
  isPolled: boolean
  isSimulated: boolean
}

export const audienceOf = ({ id, kind, push }: Source): Audience => {
  const { accountId = null, isSimulated } = parseSourceId(id)
  return {
    accountId,
    lines: push?.lines ?? null,
    isLine: kind === 'line',
    isPolled: push === undefined,
    isSimulated,
  }
}
