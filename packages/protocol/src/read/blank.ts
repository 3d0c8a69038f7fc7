/** What nobody sees: spaces, control and format characters such as U+200B, and the fillers of Hangul. */
const UNSEEN = /^[\s\p{Cc}\p{Cf}\p{Z}\u115f\u1160\u3164\uffa0]*$/u

/** Whether a name has nothing that anybody could see or choose. */
export const isBlank = (text: string): boolean => UNSEEN.test(text)
