import type { Place, SourcedClaim } from '../../project/types/projection.ts'
import { formatName, sourceInWords } from '../../wording.ts'

/** The name of who states it, for people. */
export const speaker = ({ source }: SourcedClaim): string => formatName(source.name) ?? sourceInWords(source)

/** The name of who states it, before a verb; empty if the sentence has already named it. */
export const unlessSame = (claim: SourcedClaim, named: SourcedClaim): string =>
  claim.source.id === named.source.id ? '' : `${speaker(claim)} `

/** The code of a place, which distinguishes contradictions of one kind. */
export const placeCode = ({ locode, name }: Pick<Place, 'locode' | 'name'>): string =>
  locode ?? formatName(name) ?? 'an unknown place'
