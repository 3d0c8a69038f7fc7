import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Hono, Context as HttpContext } from 'hono'
import type { Store } from '../../storage/store/store.ts'
import { createFiles } from './files.ts'
import { uploadOrigin, webPolicy } from './policy.ts'

/** Pages of the application (apps/web/src/router.tsx); what they show is decided in the browser. */
const PAGES = [
  '/shipments',
  '/shipments/:id',
  '/containers',
  '/containers/:id',
  '/calendar',
  '/accuracy',
  '/map',
  '/documents/:id',
  '/track',
  '/requests',
  '/members',
  '/account',
  '/account/sign-in',
  '/account/company',
  '/account/audit',
  '/sandbox',
  '/apps',
  '/connect/:uid',
  '/developer',
  '/developer/keys',
  '/developer/webhooks',
  '/developer/webhooks/:id',
  '/developer/deliveries',
  '/developer/events',
  '/sign-in',
  '/setup',
  '/invitations/:token',
]

/** Paths at which programs and browsers look for something other than pages. */
const NO_PAGES = /^\/(v2|auth|assets|calendar_feeds|docs|mcp|oauth|\.well-known)(\/|$)|\.\w+$/

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
  const page = async ({ req }: HttpContext, cacheControl = 'no-cache'): Promise<Response> => {
    policy ??= uploadOrigin(store).then(webPolicy)
    return (await serve(INDEX, req.header('accept-encoding') ?? '', {
      'Content-Security-Policy': await policy,
      'Cache-Control': cacheControl,
      'Referrer-Policy': 'same-origin',
      'Cross-Origin-Opener-Policy': 'same-origin',
    }))!
  }
  const file =
    (headers: Record<string, string>) =>
    async ({ req }: HttpContext, next: () => Promise<void>) =>
      (await serve(req.path, req.header('accept-encoding') ?? '', headers)) ?? next()

  return {
    /** The root also belongs to the MCP server: the application answers only requests for a page. */
    bindHome: (app: Hono): void => {
      app.get('/', (http, next) => (http.req.header('accept')?.includes('text/html') ? page(http) : next()))
    },
    /** Must be bound after the service's own routes, which take precedence over a page with parameters. */
    bindPages: (app: Hono): void => {
      app.get('/assets/*', file(FOREVER))
      app.get(ICON, file({ 'Cache-Control': 'no-cache' }))
      for (const path of PAGES) app.get(path, (http) => page(http))
    },
    /** The page for people who follow a wrong link. Undefined for programs, and below the API. */
    unknownPage: async (http: HttpContext): Promise<Response | undefined> => {
      const isPage = http.req.method === 'GET' && http.req.header('accept')?.includes('text/html')
      if (!isPage || NO_PAGES.test(http.req.path)) return undefined
      const { body, headers } = await page(http, 'no-store')
      return new Response(body, { status: 404, headers })
    },
  }
}

export type Web = ReturnType<typeof createWeb>
