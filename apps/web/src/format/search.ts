/** Text of an address; absent if it is not what it should be. */
export const textOf = (value: unknown, pattern = /^.{1,200}$/s): string | undefined =>
  typeof value === 'string' && pattern.test(value) ? value : undefined
