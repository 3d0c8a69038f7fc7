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
