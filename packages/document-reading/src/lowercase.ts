/**
 * Labels are matched in lower case: compiling hundreds of patterns that ignore case and script takes half a second in
 * each new reader. The length of the text does not change, so positions stay valid.
 */
export const toLowercase = (text: string): string => {
  const small = text.toLowerCase()
  return withoutAccents(
    small.length === text.length ? small : Array.from({ length: text.length }, (_, at) => lowerOne(text[at]!)).join(''),
  )
}

/**
 * Many programs omit accents, and recognition loses them, so labels are compared without. The length does not change.
 */
export const withoutAccents = (text: string): string =>
  text.replace(/[à-öø-žșț]/gu, (letter) => BASE_LETTERS[letter] ?? letter.normalize('NFD')[0]!)
const BASE_LETTERS: Record<string, string> = { ø: 'o', ı: 'i', ł: 'l', đ: 'd' }

const lowerOne = (unit: string): string => unit.toLowerCase()[0] ?? unit

/** Character classes for the scripts of labels, and digits. */
export const LATIN = 'a-zß-öø-ɏ'
export const HAN = '\u3400-\u9fff'
/** Not followed by a letter or digit. */
export const WORD_END = `(?:(?<=[°º#])|(?![${LATIN}\\d]))`
