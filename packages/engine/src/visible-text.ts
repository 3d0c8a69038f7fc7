/** What changes the direction of the text after it. */
const TURNING = /[\u202a-\u202e\u2066-\u2069]/g
/** Control characters, of which terminals make commands, and letters of tags, which nobody sees and a model reads. */
const UNSEEN = /[\p{Cc}\u{E0000}-\u{E007F}]/gu
/** Of what has no ink: spaces, and all that is drawn as nothing. */
const WITHOUT_INK = /[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu

/** Words of others within a sentence: they neither change the order of what stands beside them, nor say what nobody sees. */
export const visibleText = (text: string): string => text.replaceAll(TURNING, codePoint).replaceAll(UNSEEN, '')

/** Whether a reader would see nothing. */
export const isBlank = (text: string): boolean => text.replaceAll(WITHOUT_INK, '') === ''

const codePoint = (character: string): string => `[U+${character.codePointAt(0)!.toString(16).toUpperCase()}]`
