import { plainPartner } from '../../../src/sources/edi/partner.ts'
import { createEdiSource } from '../../../src/sources/edi/source.ts'
import { terminal } from '../../domain/feeds/feed.ts'

/** Who puts files into the folder. */
export const sources = () => [
  terminal(),
  createEdiSource({
    partner: { ...plainPartner, id: 'gate', kind: 'terminal', senderIds: ['GATE'] },
    name: 'Gate',
    secrets: [],
    accountId: null,
  }),
]
