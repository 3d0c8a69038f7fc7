import { fileURLToPath } from 'node:url'
import { isWebBuilt } from '@boxtrail/server/http/web/routes'
import type { Logger } from '@boxtrail/server/logger'

/** The folder of the built web application; undefined while it was not built, and everything else is served. */
export const findWeb = (log: Logger): string | undefined => {
  const folder = fileURLToPath(new URL('.', import.meta.resolve('@boxtrail/web/dist/index.html')))
  if (isWebBuilt(folder)) return folder
  log.warn('the web application is not built and not served: npm start builds it, and so does npm run build:web')
  return undefined
}
