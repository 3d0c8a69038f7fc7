/** Others name these as well: the first that is found is meant. */
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

/** `Firefox on Windows`, by what the browser says of itself; its first word where it is no browser that we know. */
export const browserName = (userAgent: string | null): string => {
  if (!userAgent) return 'A program that does not say its name'
  const browser = named(userAgent, BROWSERS) ?? userAgent.split(/[/ ]/)[0]!
  const system = named(userAgent, SYSTEMS)
  return system ? `${browser} on ${system}` : browser
}
