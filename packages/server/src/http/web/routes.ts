import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Hono, Context as HttpContext } from 'hono'
import type { Store } from '../../storage/store.ts'
import { createFiles } from './files.ts'
import { uploadOrigin, webPolicy } from './policy.ts'

/** Pages of the application (apps/web/src/router.tsx); what they show is decided in the browser. */
const PAGES = [
  '/shipments',
  '/shipments/:id',
  '/containers',
  '/containers/:id',
  '/track',
  '/requests',
  '/sign-in',
  '/setup',
]

const INDEX = '/index.html'
/** Names of assets contain a hash of their content. */
const FOREVER = { 'Cache-Control': 'public, max-age=31536000, immutable' }
const ICON = '/icon.svg'

/** Whether the application was built: the API is served either way. */
export const isWebBuilt = (folder: string): boolean => existsSync(join(folder, INDEX))

/** The web application, from the folder of its build. `GET /` is its home for whoever asks for a page. */
export const createWeb = (folder: string, store: Store) => {
  const serve = createFiles(folder)
  let policy: Promise<string> | undefined
  const page = async ({ req }: HttpContext): Promise<Response> => {
    policy ??= uploadOrigin(store).then(webPolicy)
    return (await serve(INDEX, req.header('accept-encoding') ?? '', {
      'Content-Security-Policy': await policy,
      'Cache-Control': 'no-cache',
      'Referrer-Policy': 'same-origin',
      'Cross-Origin-Opener-Policy': 'same-origin',
    }))!
  }
  const file =
    (headers: Record<string, string>) =>
    async ({ req }: HttpContext, next: () => Promise<void>) =>
      (await serve(req.path, req.header('accept-encoding') ?? '', headers)) ?? next()

  return {
    /** The root is the MCP server's, too: only what asks for a page is the application's. */
    bindHome: (app: Hono): void => {
      app.get('/', (http, next) => (http.req.header('accept')?.includes('text/html') ? page(http) : next()))
    },
    /** After the service's own routes, of which one is below a page: `/shipments/find`. */
    bindPages: (app: Hono): void => {
      app.get('/assets/*', file(FOREVER))
      app.get(ICON, file({ 'Cache-Control': 'no-cache' }))
      for (const path of PAGES) app.get(path, page)
    },
  }
}

export type Web = ReturnType<typeof createWeb>
