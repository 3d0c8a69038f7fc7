import type { Schemas } from '@boxtrail/contracts'
import type { Tariff } from '@boxtrail/engine/charges/tariff'

export const tariffResource = ({ id, ...attributes }: Tariff): Schemas['Tariff'] => ({
  id,
  type: 'tariff',
  attributes: attributes as Schemas['Tariff']['attributes'],
})
