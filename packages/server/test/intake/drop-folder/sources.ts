import { plainPartner } from '../../../src/sources/edi/partner.ts'
import { createEdiSource } from '../../../src/sources/edi/source.ts'
import { terminal } from '../feeds/feed.ts'

/** The senders of the files in the folder. */
export const sources = () => [
  terminal(),
  createEdiSource({
    partner: { ...plainPartner, id: 'gate', kind: 'terminal', senderIds: ['GATE'] },
    name: 'Gate',
    secrets: [],
    accountId: null,
  }),
]
