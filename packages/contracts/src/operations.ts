export { deprecations, includeAliases, maxIncluded, operations, parameters } from './generated/operations.ts'

/** How the raw text of a query parameter is read. `csv` is a list separated by commas. */
export type ParameterKind = 'string' | 'integer' | 'number' | 'boolean' | 'csv' | 'date-time'
