/** Why an answer is not used that names only other numbers than the one that was asked for. */
export const sayAboutOthers = (answer: 'response' | 'message', named: string, asked: string): string =>
  `the ${answer} is about ${named}, not about ${asked}`

const ABOUT_OTHERS = /^the (?:response|message) is about (.+), not about (.+)$/

/** What such an answer names, and what was asked for; null of one that is not used for another reason. */
export const othersNamedIn = (refused: string | null | undefined): { named: string; asked: string } | null => {
  const [, named, asked] = ABOUT_OTHERS.exec(refused ?? '') ?? []
  return named === undefined || asked === undefined ? null : { named, asked }
}
