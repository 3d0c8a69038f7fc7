import { readTable } from './table.ts'

export interface RailCarrier {
  scac: string
  name: string
}

export interface RailCarriers {
  all(): RailCarrier[]
  byScac(scac: string): RailCarrier | undefined
}

export function createRailCarriers(): RailCarriers {
  const carriers = readTable('rail-carriers').map((row) => ({ scac: row.scac!, name: row.name! }))
  return {
    all: () => carriers,
    byScac: (scac) => carriers.find((carrier) => carrier.scac === scac.trim().toUpperCase()),
  }
}

/** SCACs by reporting marks as railways write them. */
const marks: Readonly<Record<string, string>> = Object.assign(Object.create(null), {
  CN: 'CNRU',
  CP: 'CPRS',
  CPKC: 'CPRS',
  CSX: 'CSXT',
  NS: 'NSRR',
  UP: 'UPRR',
})

let carriers: RailCarrier[] | undefined

/** The SCAC of a railway from its code or name, "CSX TRANSPORTATION"; null for an unknown one. */
export const findRailCarrier = (...texts: readonly string[]): string | null => {
  carriers ??= createRailCarriers().all()
  for (const text of texts.map((one) => one.trim().toUpperCase())) {
    if (marks[text]) return marks[text]
    const known = carriers.find(({ scac, name }) => text === scac || text.startsWith(name.toUpperCase()))
    if (known) return known.scac
  }
  return null
}
