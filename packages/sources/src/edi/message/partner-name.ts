import { kindInWords } from '@boxtrail/engine/wording'
import type { Partner } from './partner.ts'

/** What a partner without a name is called: what it is, and what its messages or its peers call it. */
export const partnerName = ({ kind, senderIds, scac, id }: Partner): string =>
  `${kindInWords[kind]} ${senderIds[0] ?? scac ?? id} (EDI)`
