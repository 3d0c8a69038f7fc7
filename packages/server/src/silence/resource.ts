import type { Schemas } from '@boxtrail/contracts'
import type { ToldSilence } from '../schema/column-types.ts'

/** A silence as it was sent to the webhooks. */
export const sourceSilenceResource = ({ id, silence }: ToldSilence): Schemas['SourceSilence'] => ({
  id,
  type: 'source_silence',
  attributes: silence,
})
