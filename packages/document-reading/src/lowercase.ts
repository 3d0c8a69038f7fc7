/**
 * Labels are looked for in small letters: hundreds of patterns that mind neither case nor script take half a second to
 * compile, and each document is read in a thread that starts anew. The text keeps its length, and so its places.
 */
export const toLowercase = (text: string): string => {
  const small = text.toLowerCase()
  return withoutAccents(
    small.length === text.length ? small : Array.from({ length: text.length }, (_, at) => lowerOne(text[at]!)).join(''),
  )
}

/** Many programs print no accents, and recognition loses them: labels are compared without. The length stays. */
export const withoutAccents = (text: string): string =>
  text.replace(/[à-öø-žșț]/gu, (letter) => BASE_LETTERS[letter] ?? letter.normalize('NFD')[0]!)
const BASE_LETTERS: Record<string, string> = { ø: 'o', ı: 'i', ł: 'l', đ: 'd' }

const lowerOne = (unit: string): string => unit.toLowerCase()[0] ?? unit

/** Letters of the scripts in which labels are written, and digits: for classes of characters. */
export const LATIN = 'a-zß-öø-ɏ'
export const HAN = '\u3400-\u9fff'
/** No letter and no digit goes on here. */
export const WORD_END = `(?:(?<=[°º#])|(?![${LATIN}\\d]))`
