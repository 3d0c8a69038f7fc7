/** Why a response that names only numbers other than the requested one is not used. */
export const sayAboutOthers = (answer: 'response' | 'message', named: string, asked: string): string =>
  `the ${answer} is about ${named}, not about ${asked}`

const ABOUT_OTHERS = /^the (?:response|message) is about (.+), not about (.+)$/

/** What such a response names, and what was requested; null if it is not used for another reason. */
export const othersNamedIn = (refused: string | null | undefined): { named: string; asked: string } | null => {
  const [, named, asked] = ABOUT_OTHERS.exec(refused ?? '') ?? []
  return named === undefined || asked === undefined ? null : { named, asked }
}
