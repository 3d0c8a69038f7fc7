import type { Schemas } from '@boxtrail/contracts'
import type { ToldSilence } from '../schema/column-types.ts'

/** A silence as the webhooks were told of it. */
export const sourceSilenceResource = ({ id, silence }: ToldSilence): Schemas['SourceSilence'] => ({
  id,
  type: 'source_silence',
  attributes: silence,
})
