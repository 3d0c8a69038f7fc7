import { imoNumber } from '../numbers.ts'
import type { Random } from '../random.ts'

/** The vessels of the simulated world: invented names, IMO numbers with valid check digits from an unused range. */
export interface Vessel {
  name: string
  imo: string
}

// biome-ignore format: sixteen names read better in rows
const names = [
  'QX AURORA', 'QX BOREALIS', 'QX CORMORANT', 'QX DORADO', 'QX EGRET', 'QX FULMAR', 'QX GANNET', 'QX HARRIER',
  'QX IBIS', 'QX JUNIPER', 'QX KITTIWAKE', 'QX LINNET', 'QX MERLIN', 'QX NIGHTJAR', 'QX OSPREY', 'QX PETREL',
]

export const vessels: readonly Vessel[] = names.map((name, index) => ({ name, imo: imoNumber(199_001 + index) }))

const feederNames = ['QX WREN', 'QX SWIFT', 'QX PIPIT']
export const feeders: readonly Vessel[] = feederNames.map((name, index) => ({ name, imo: imoNumber(199_101 + index) }))

export const barges: readonly Vessel[] = ['QX OTTER', 'QX BEAVER'].map((name, index) => ({
  name,
  imo: imoNumber(199_201 + index),
}))

export interface Sailing {
  vessel: Vessel
  voyage: string
}

/** Never the same vessel twice in one journey, so that every transshipment changes vessels. */
export const chooseSailing = (random: Random, fleet: readonly Vessel[], taken: readonly Vessel[]): Sailing => {
  const free = fleet.filter((vessel) => !taken.includes(vessel))
  return { vessel: random.pick(free), voyage: `${random.int(101, 699)}${random.pick(['E', 'W', 'N', 'S'])}` }
}

interface Railway {
  scac: string
  name: string
}

const _railways: readonly Railway[] = [
  { scac: 'BNSF', name: 'BNSF' },
  { scac: 'UPRR', name: 'Union Pacific' },
  { scac: 'CNRU', name: 'Canadian National' },
  { scac: 'CPRS', name: 'Canadian Pacific' },
  { scac: 'CSXT', name: 'CSX' },
  { scac: 'NSRR', name: 'Norfolk Southern' },
]
