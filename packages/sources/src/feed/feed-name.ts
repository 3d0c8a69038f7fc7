import type { SourceKind } from '@boxtrail/engine/policy'
import { kindInWords } from '@boxtrail/engine/wording'

/** What a feed without a name is called: what it is, and by what it is known. */
export const feedName = ({ kind, scac, id }: { kind: SourceKind; scac: string | null; id: string }): string =>
  `${kindInWords[kind]} ${scac ?? id} (feed)`
