/** The order of severities in a list, as it is stored. */
export const ranks: Readonly<Record<string, number>> = { high: 1, medium: 2, low: 3 }
