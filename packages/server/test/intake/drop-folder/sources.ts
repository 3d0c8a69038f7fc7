import { createEdiSource } from '@boxtrail/sources/edi/edi-source'
import { plainPartner } from '@boxtrail/sources/edi/message/partner'
import { terminal } from '../feeds/feed.ts'

/** The sources that send the files in the folder. */
export const sources = () => [
  terminal(),
  createEdiSource({
    partner: { ...plainPartner, id: 'gate', kind: 'terminal', senderIds: ['GATE'] },
    name: 'Gate',
    secrets: [],
    accountId: null,
  }),
]
