/** SQL: an instant as PostgreSQL stores it, to the microsecond, as a number for a cursor. The parameter is a column. */
export const microsOf = (column: string): string => `(extract(epoch from ${column}) * 1000000)::bigint`

/** SQL: the instant of such a number. */
export const timeOfMicros = (parameter: string): string =>
  `timestamptz 'epoch' + ${parameter}::bigint * interval '1 microsecond'`
