import type { Schemas } from '@boxtrail/contracts'
import type { Tariff } from '../../tracking/charges/tariff.ts'

export const tariffResource = ({ id, ...attributes }: Tariff): Schemas['Tariff'] => ({
  id,
  type: 'tariff',
  attributes: attributes as Schemas['Tariff']['attributes'],
})
