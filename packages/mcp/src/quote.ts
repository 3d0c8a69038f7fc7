/** Longest text of another party that is passed on. */
const LONGEST = 160
/** A name or reference: short, of few words, and no sentence. */
const NAME = /^[\p{L}\p{N}][\p{L}\p{N} ,&()#'+:/_.-]{0,38}[\p{L}\p{N})]$|^[\p{L}\p{N}]$/u
const MOST_WORDS = 5
/** Words of sentences; a name has an `of` at most. */
const SMALL_WORD = /(?<![^ ])\p{Ll}/gu

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
  return text === '' ? '' : `«${cleaned(text)}»`
}

/** A name or a reference that somebody else wrote: as it is while it can be nothing else, and quoted otherwise. */
export const named = (text: string | null | undefined): string | null => {
  if (text === null || text === undefined) return null
  const isName = NAME.test(text) && text.split(' ').length <= MOST_WORDS && (text.match(SMALL_WORD)?.length ?? 0) <= 1
  return isName ? text : quoted(text)
}
