import { kindInWords } from '@boxtrail/engine/wording'
import type { Partner } from './partner.ts'

/** The name of a partner that has none: its kind, and its sender id, SCAC or id. */
export const partnerName = ({ kind, senderIds, scac, id }: Partner): string =>
  `${kindInWords[kind]} ${senderIds[0] ?? scac ?? id} (EDI)`
