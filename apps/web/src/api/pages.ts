/** The cursor in the address of the next page, which is the only part of it that is taken. */
export const cursorOf = (next: string | undefined): string | undefined =>
  next === undefined ? undefined : (new URL(next, 'http://service').searchParams.get('page[after]') ?? undefined)
