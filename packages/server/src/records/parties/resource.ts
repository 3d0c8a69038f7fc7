import type { Schemas } from '@boxtrail/contracts'

export interface PartyRow {
  id: string
  company_name: string
}

export const partyResource = (party: PartyRow): Schemas['Party'] => ({
  id: party.id,
  type: 'party',
  attributes: { company_name: party.company_name },
})
