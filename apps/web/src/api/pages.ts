/** The cursor in the URL of the next page; the rest of that URL is not used. */
export const cursorOf = (next: string | undefined): string | undefined =>
  next === undefined ? undefined : (new URL(next, 'http://service').searchParams.get('page[after]') ?? undefined)
