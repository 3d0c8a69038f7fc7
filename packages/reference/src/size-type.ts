export type EquipmentType = 'dry' | 'reefer' | 'open top' | 'flat rack' | 'bulk' | 'tank'
export type EquipmentLength = 10 | 20 | 40 | 45
export type EquipmentHeight = 'standard' | 'high_cube'

export interface Equipment {
  equipmentType: EquipmentType | null
  equipmentLength: EquipmentLength | null
  equipmentHeight: EquipmentHeight | null
}

const LENGTHS: Record<string, EquipmentLength> = { '1': 10, '2': 20, '4': 40, L: 45 }

/** 9 ft 6 in and above is a high cube; 4, D and M are 9 ft and count as standard (ISO 6346:1995). */
const HEIGHTS: Record<string, EquipmentHeight> = {
  ...Object.fromEntries([...'02489CDLM'].map((character) => [character, 'standard' as const])),
  ...Object.fromEntries([...'56EFNP'].map((character) => [character, 'high_cube' as const])),
}

/** S (livestock, cars, fish) has no counterpart among the types we serve and remains null. */
const TYPES: Record<string, EquipmentType> = {
  G: 'dry',
  V: 'dry',
  B: 'bulk',
  R: 'reefer',
  H: 'reefer',
  U: 'open top',
  P: 'flat rack',
  T: 'tank',
}

/** The numeric codes of 1984: 9 was "longer than 40 ft", in practice 45; heights 4 and 5 are above 8 ft 6 in. */
const OLD_LENGTHS: Record<string, EquipmentLength> = { '1': 10, '2': 20, '4': 40, '9': 45 }

/**
 * What carriers write instead of an ISO code. Checked first: "40HC" would be an 8 ft thermal container in ISO terms.
 * With 45 only HC is a trade name: 45R… is a 40 ft high cube reefer in ISO terms.
 */
const TRADE_NAMES: Record<string, [EquipmentType, EquipmentHeight]> = {
  DC: ['dry', 'standard'],
  DV: ['dry', 'standard'],
  SD: ['dry', 'standard'],
  ST: ['dry', 'standard'],
  HC: ['dry', 'high_cube'],
  HQ: ['dry', 'high_cube'],
  RF: ['reefer', 'standard'],
  RH: ['reefer', 'high_cube'],
  RQ: ['reefer', 'high_cube'],
  OT: ['open top', 'standard'],
  FR: ['flat rack', 'standard'],
  TK: ['tank', 'standard'],
}

/** Reads an ISO 6346 size and type code, new (45R1, L5G1, 22GP) or old (4510), or a trade name (40HC). */
export function sizeType(code: string): Equipment | undefined {
  const text = code.toUpperCase().replace(/[\s\-'’]+/g, '')
  if (/^\d{4}$/.test(text)) return oldCode(text)
  const trade = /^(?:(10|20|40)([A-Z]{2})|(45)(HC|HQ))$/.exec(text)
  const named = trade && TRADE_NAMES[trade[2] ?? trade[4]!]
  if (named) {
    return {
      equipmentType: named[0],
      equipmentLength: Number(trade[1] ?? trade[3]) as EquipmentLength,
      equipmentHeight: named[1],
    }
  }
  return /^[1-4A-HK-P][0-9C-FL-P][A-Z][A-Z0-9]$/.test(text) ? newCode(text) : undefined
}

function newCode(code: string): Equipment {
  return {
    equipmentType: TYPES[code[2]!] ?? null,
    equipmentLength: LENGTHS[code[0]!] ?? null,
    equipmentHeight: HEIGHTS[code[1]!] ?? null,
  }
}

function oldCode(code: string): Equipment {
  return {
    equipmentType: oldType(Number(code.slice(2))),
    equipmentLength: OLD_LENGTHS[code[0]!] ?? null,
    equipmentHeight: code[1] === '4' || code[1] === '5' ? 'high_cube' : 'standard',
  }
}

function oldType(type: number): EquipmentType | null {
  if (type < 20) return 'dry'
  if (type >= 25 && type < 30) return null
  if (type < 50) return 'reefer'
  if (type < 60) return 'open top'
  if (type < 70) return 'flat rack'
  if (type < 80) return 'tank'
  return type < 90 ? 'bulk' : null
}
