import { fileURLToPath } from 'node:url'
import { isWebBuilt } from '@boxtrail/server/http/web/routes'
import type { Logger } from '@boxtrail/server/logger'

/** With `npm start`, the application is built while the database starts: a promise that tools/launch/follow.mjs makes. */
const build = (): unknown => (globalThis as Record<symbol, unknown>)[Symbol.for('boxtrail.web')]

/** The folder of the built web application; undefined if it was not built, and everything else is served. */
export const findWeb = async (log: Logger): Promise<string | undefined> => {
  await build()
  const folder = fileURLToPath(new URL('.', import.meta.resolve('@boxtrail/web/dist/index.html')))
  if (isWebBuilt(folder)) return folder
  log.warn('the web application is not built and not served: npm start builds it, and so does npm run build:web')
  return undefined
}
