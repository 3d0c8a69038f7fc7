export type ReferenceUse =
  | 'bill'
  | 'booking'
  | 'equipment'
  | 'seal'
  | 'vessel'
  | 'chassis'
  | 'rail_carrier'
  | 'yard_position'

/** Qualifiers of N9 and L11 that tracking uses; the rest (HB, SI, 4F, CT, ...) are irrelevant to tracking. */
export const x12References: Readonly<Record<string, ReferenceUse>> = {
  BM: 'bill',
  BN: 'booking',
  EQ: 'equipment',
  SN: 'seal',
  WU: 'vessel',
  RR: 'rail_carrier',
  YS: 'yard_position',
}

/** A terminal's charges in N9 of its 315: amounts without a currency, so that nobody can tell what is owed. */
export const x12AmountReferences: ReadonlySet<string> = new Set(['4I', 'TMF'])
