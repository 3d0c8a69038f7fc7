import type { Schemas } from '@boxtrail/contracts'
import { publicId } from '../../source-id.ts'
import type { SourcedClaim } from '../types/projection.ts'

export type Flag = Schemas['Flag']

/** A flag of what a claim states, with the public id of its source. */
export const flagOf = (code: Flag['code'], { source }: SourcedClaim, detail: string): Flag => ({
  code,
  detail,
  source: publicId(source.id),
})
