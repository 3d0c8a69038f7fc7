import type { Issuer } from '../issuer.ts'
import type { Facts } from '../shipment.ts'
import type { Recorder } from '../truth.ts'
import type { PaperType } from '../vocabulary/vocabulary.ts'

/** A paper while it is printed. */
export interface Paper {
  type: PaperType
  issuer: Issuer
  facts: Facts
  /** Records what is printed, which a reader has to find. */
  record: Recorder
  /** The labels that were printed already. */
  used: Set<string>
}
