export { deprecations, includeAliases, maxIncluded, operations, parameters, timeZones } from './generated/operations.ts'

/**
 * How the raw text of a query parameter is read. `csv` is a list separated by commas, `map` are parameters whose last
 * part of the name is data: `filter[custom_field][cost_center]`.
 */
export type ParameterKind = 'string' | 'integer' | 'number' | 'boolean' | 'csv' | 'map' | 'date-time'
