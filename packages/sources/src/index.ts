/** The adapters of sources, and the port that each of them implements. */

export { anyAuthority } from './authority/authority.ts'
export { authorityOf } from './authority/configure-authority.ts'
export { createDcsaSource } from './dcsa/dcsa-source.ts'
export { profiles } from './dcsa/profiles.ts'
export { createEdiSource } from './edi/edi-source.ts'
export { plainPartner } from './edi/message/partner.ts'
export { createFeedSource } from './feed/feed-source.ts'
export type { Answer, Endpoint, Get } from './port/endpoint.ts'
export type { LineAdapter, LineOptions } from './port/line-adapter.ts'
export type { Pushed, PushSource } from './port/push.ts'
export type { Fetched, Source, Subject } from './port/source.ts'
