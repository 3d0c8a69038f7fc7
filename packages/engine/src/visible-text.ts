/** Characters that change the direction of the text after them. */
const TURNING = /[\u202a-\u202e\u2066-\u2069]/g
/**
 * Control characters, which a terminal may execute, and tag characters, which are invisible but which a model reads.
 */
const UNSEEN = /[\p{Cc}\u{E0000}-\u{E007F}]/gu
/** Characters that are drawn as nothing, such as spaces. */
const WITHOUT_INK = /[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu

/**
 * Text from others within a sentence, without invisible characters and without changes of direction, which would
 * reorder the text beside it.
 */
export const visibleText = (text: string): string => text.replaceAll(TURNING, codePoint).replaceAll(UNSEEN, '')

/** Whether a reader would see nothing. */
export const isBlank = (text: string): boolean => text.replaceAll(WITHOUT_INK, '') === ''

const codePoint = (character: string): string => `[U+${character.codePointAt(0)!.toString(16).toUpperCase()}]`
