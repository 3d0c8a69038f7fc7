import { existsSync } from 'node:fs'

const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/** The path of the machine's browser. */
export function findChromium(): string {
  const found = PLACES.find((path) => existsSync(path))
  if (!found) throw new Error(`No Chromium at ${PLACES.join(', ')}. On Debian: apt-get install chromium`)
  return found
}
