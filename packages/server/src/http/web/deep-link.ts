import type { Hono, Context as HttpContext } from 'hono'
import { hasOwner } from '../../identity/users/queries.ts'
import type { Target } from '../../shipments/deep-links/queries.ts'
import { resolveDeepLink } from '../../shipments/deep-links/resolve.ts'
import type { AuthBinding } from '../auth/routes.ts'
import { createLimiter } from '../pipeline/limit.ts'
import { refuse } from '../pipeline/refuse.ts'
import { measure } from '../transport/measure.ts'

const PATH = '/shipments/find'
/** The longest text that the list searches for. */
const MAX_QUERY = 200

/** `/shipments/find?q=…` leads from any number to its page. Links in mails and in other systems point here. */
export const bindDeepLink = (app: Hono, { context, sessions, served }: AuthBinding): void => {
  const limit = createLimiter(context.config.limits, context.takePlaces)
  const follow = async (http: HttpContext): Promise<Response> => {
    try {
      const q = (new URL(http.req.url).searchParams.get('q') ?? '').trim().slice(0, MAX_QUERY)
      const session = await sessions.find(http.req.raw)
      if (!session) return redirectTo(await pageBefore(q))
      const { caller } = session
      await limit('searchRecords', caller)
      return redirectTo(pageOf(await resolveDeepLink(context.pool, caller.accountId, q)) ?? withQuery('/shipments', q))
    } catch (error) {
      return refuse(error, context)
    }
  }
  const pageBefore = async (q: string): Promise<string> =>
    (await hasOwner(context.pool)) ? `/sign-in?${new URLSearchParams({ next: withQuery(PATH, q) })}` : '/setup'
  app.get(
    PATH,
    measure(served, () => 'deep link', follow),
  )
}

const pageOf = (target: Target | undefined): string | undefined =>
  target && `/shipments/${target.shipment_id}${target.container_id ? `?container=${target.container_id}` : ''}`

const withQuery = (path: string, q: string): string => (q === '' ? path : `${path}?${new URLSearchParams({ q })}`)

/** Redirects to a path of this service: the requested text is only ever a parameter of it. */
const redirectTo = (location: string): Response =>
  new Response(null, {
    status: 302,
    headers: { Location: location, 'Cache-Control': 'no-store', 'Referrer-Policy': 'same-origin' },
  })
