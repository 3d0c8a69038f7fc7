/** An instant as PostgreSQL has it, to the microsecond, as a number that a cursor can name. The parameter is a column. */
export const microsOf = (column: string): string => `(extract(epoch from ${column}) * 1000000)::bigint`

/** The instant of such a number. */
export const timeOfMicros = (parameter: string): string =>
  `timestamptz 'epoch' + ${parameter}::bigint * interval '1 microsecond'`
