const MOST = 60

/** A value that was given, as JSON and in short; objects may have members that the language calls. */
export const shown = (value: unknown): string => {
  const json = JSON.stringify(value) ?? 'undefined'
  return json.length > MOST ? `${json.slice(0, MOST)}…` : json
}
