/** A key shortened to what distinguishes it from others. */
export const shownKey = (key: string): string => (key.length < 16 ? '…' : `${key.slice(0, 4)}…${key.slice(-4)}`)

const KEY = /bxt_[0-9A-Za-z_]{8,}/g

/** A text without the keys in use. */
export const withoutOwnKeys = (text: string, keys: Iterable<string>): string => {
  let shown = text
  for (const key of keys) if (key.length > 3) shown = shown.replaceAll(key, shownKey(key))
  return shown
}

/** The same, also without anything that looks like a key. */
export const withoutKeys = (text: string, keys: Iterable<string>): string =>
  withoutOwnKeys(text, keys).replace(KEY, shownKey)
