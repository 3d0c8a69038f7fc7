/** Text of an address, as far as it is text; anything else counts as absent. */
export const textOf = (value: unknown, pattern = /^.{1,200}$/s): string | undefined => {
  const text = typeof value === 'number' ? String(value) : value
  return typeof text === 'string' && pattern.test(text) ? text : undefined
}

export const LOCODE = /^[A-Z]{2}[A-Z0-9]{3}$/
export const SCAC = /^[A-Z0-9]{4}$/
