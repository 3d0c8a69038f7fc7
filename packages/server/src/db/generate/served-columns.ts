import openapi from '@boxtrail/contracts/openapi.json' with { type: 'json' }
import { type Column, typescriptType } from './row-types.ts'

/** The records whose attributes are columns of their table for the most part. */
const RECORDS = [
  { table: 'containers', schema: 'Container', row: 'StoredContainer', name: 'containerColumns' },
  { table: 'shipments', schema: 'Shipment', row: 'StoredShipment', name: 'shipmentColumns' },
] as const

type Named = Record<string, { properties?: { attributes?: { properties?: object } } }>

/**
 * For each of the records, the attributes that are a column of the same name, as a function of its row: what the
 * contract and a migration have named needs no further line to be served.
 */
export function describeServedColumns(all: readonly Column[]): string {
  const functions = RECORDS.map(({ table, schema, row, name }) => {
    const { properties = {} } = (openapi.components.schemas as Named)[schema]!.properties!.attributes!
    const served = all.filter((column) => column.relation === table && column.name in properties)
    const noun = table.slice(0, -1)
    return `/** The attributes of a ${noun} that are a column of the same name. */
export const ${name} = (row: Omit<${row}, 'account_id'>) => ({
${served.map(member).join('')}})
`
  })
  const rows = RECORDS.map(({ row }) => row).join(', ')
  return `import type { ${rows} } from '@boxtrail/engine/diff/difference'
import { wireTime } from '@boxtrail/protocol/answer/json-api'

${functions.join('\n')}`
}

const member = ({ name, type }: Column): string =>
  `  ${name}: ${typescriptType(type) === 'Date' ? `wireTime(row.${name})` : `row.${name}`},\n`
