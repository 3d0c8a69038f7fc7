/** The user agents of some browsers also name others, so the first match counts. */
const BROWSERS = [
  ['Edg', 'Edge'],
  ['OPR', 'Opera'],
  ['Firefox', 'Firefox'],
  ['Chrome', 'Chrome'],
  ['Safari', 'Safari'],
] as const

const SYSTEMS = [
  ['Android', 'Android'],
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Windows', 'Windows'],
  ['Mac OS', 'macOS'],
  ['CrOS', 'ChromeOS'],
  ['Linux', 'Linux'],
] as const

const named = (text: string, names: readonly (readonly [mark: string, name: string])[]) =>
  names.find(([mark]) => text.includes(mark))?.[1]

/** The name in a user agent, such as `Firefox on Windows`; its first word if it is not a known browser. */
export const browserName = (userAgent: string | null): string => {
  if (!userAgent) return 'Unknown program'
  const browser = named(userAgent, BROWSERS) ?? userAgent.split(/[/ ]/)[0]!
  const system = named(userAgent, SYSTEMS)
  return system ? `${browser} on ${system}` : browser
}
