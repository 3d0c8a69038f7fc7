import { createRailCarriers } from '@boxtrail/reference/rail-carriers'

/** Reporting marks as railways write them themselves. */
const marks: Readonly<Record<string, string>> = Object.assign(Object.create(null), {
  CN: 'CNRU',
  CP: 'CPRS',
  CPKC: 'CPRS',
  CSX: 'CSXT',
  NS: 'NSRR',
  UP: 'UPRR',
})

let carriers: ReturnType<ReturnType<typeof createRailCarriers>['all']> | undefined

/** The SCAC of a railway from its code or name, "CSX TRANSPORTATION"; null for one that is not known. */
export const railCarrierOf = (...texts: readonly string[]): string | null => {
  carriers ??= createRailCarriers().all()
  for (const text of texts.map((one) => one.trim().toUpperCase())) {
    if (marks[text]) return marks[text]
    const known = carriers.find(({ scac, name }) => text === scac || text.startsWith(name.toUpperCase()))
    if (known) return known.scac
  }
  return null
}
