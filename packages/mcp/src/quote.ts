/** Longest text of another party that is passed on. */
const LONGEST = 160
/** A name or reference: short, and of few words. */
const NAME = /^[\p{L}\p{N}][\p{L}\p{N} .,&()#'+:/_-]{0,39}$/u
const MOST_WORDS = 6

/** Control characters, invisible ones and those that turn the direction of text, with which instructions are hidden. */
const HIDDEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\u2028\u2029]+/gu
/** The fence itself, and what markdown and chat templates treat as structure. */
const STRUCTURE = /[«»`<>[\]{}|*~\\]+/g

const cleaned = (text: string): string => {
  const line = text.normalize('NFKC').replace(HIDDEN, ' ').replace(STRUCTURE, ' ').replace(/\s+/g, ' ').trim()
  return line.length > LONGEST ? `${line.slice(0, LONGEST - 1).trimEnd()}…` : line
}

/** Text that somebody else wrote, in one line, between « and »: data, whatever it says. */
export const quoted = (text: string | null | undefined): string | null => {
  if (text === null || text === undefined) return null
  const line = cleaned(text)
  return line === '' ? '' : `«${line}»`
}

/** A name or a reference that somebody else wrote: as it is while it can be nothing else, and quoted otherwise. */
export const named = (text: string | null | undefined): string | null => {
  if (text === null || text === undefined) return null
  const isName = NAME.test(text) && text.split(' ').length <= MOST_WORDS
  return isName ? text : quoted(text)
}
