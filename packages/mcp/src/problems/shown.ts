const MOST = 60

/** A given value as JSON, shortened. (`String` would fail for an object with a member such as `toString`.) */
export const shown = (value: unknown): string => {
  const json = JSON.stringify(value) ?? 'undefined'
  return json.length > MOST ? `${json.slice(0, MOST)}…` : json
}
