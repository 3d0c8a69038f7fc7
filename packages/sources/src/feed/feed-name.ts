import type { SourceKind } from '@boxtrail/engine/policy'
import { kindInWords } from '@boxtrail/engine/wording'

/** The name of a feed that has none: its kind, and its SCAC or id. */
export const feedName = ({ kind, scac, id }: { kind: SourceKind; scac: string | null; id: string }): string =>
  `${kindInWords[kind]} ${scac ?? id} (feed)`
