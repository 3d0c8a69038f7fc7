import type { QueryClient } from '@tanstack/react-query'
import {
  createRootRouteWithContext,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Outlet,
  redirect,
} from '@tanstack/react-router'
import { sessionQuery } from './auth/session.ts'
import { searchOfList } from './lists/search.ts'
import { logEndQuery } from './live/live.ts'
import { searchOfAudit } from './pages/account-audit/search.ts'
import { searchOfAccuracy } from './pages/accuracy/search.ts'
import { searchOfCalendar } from './pages/calendar/search.ts'
import { searchOfDeliveries } from './pages/deliveries/search.ts'
import { searchOfEvents } from './pages/events/search.ts'
import { searchOfRequests } from './pages/requests/search.ts'
import { searchOfToday } from './pages/today/search.ts'
import { Broken } from './shell/broken.tsx'
import { NotFound } from './shell/not-found.tsx'

interface Context {
  queryClient: QueryClient
}

const root = createRootRouteWithContext<Context>()({
  component: Outlet,
  notFoundComponent: NotFound,
})

const text = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined)

const signIn = createRoute({
  getParentRoute: () => root,
  path: '/sign-in',
  validateSearch: ({ next }: Record<string, unknown>): { next?: string } => ({
    next: text(next),
  }),
  beforeLoad: async ({ context }) => {
    const state = await context.queryClient.ensureQueryData(sessionQuery)
    if (state.session) throw redirect({ to: '/' })
    if (state.setup) throw redirect({ to: '/setup', search: {} })
  },
  component: lazyRouteComponent(() => import('./pages/sign-in/page.tsx'), 'SignInPage'),
})

const setup = createRoute({
  getParentRoute: () => root,
  path: '/setup',
  validateSearch: ({ code }: Record<string, unknown>): { code?: string } => ({
    code: text(code),
  }),
  beforeLoad: async ({ context }) => {
    const state = await context.queryClient.ensureQueryData(sessionQuery)
    if (state.session || !state.setup) throw redirect({ to: '/' })
  },
  component: lazyRouteComponent(() => import('./pages/setup/page.tsx'), 'SetupPage'),
})

const invitation = createRoute({
  getParentRoute: () => root,
  path: '/invitations/$token',
  component: lazyRouteComponent(() => import('./pages/invitation/page.tsx'), 'InvitationPage'),
})

/** Leads users who are not signed in to the sign-in, and back afterwards. */
const needSession = async ({ context, location }: { context: Context; location: { href: string } }): Promise<void> => {
  const state = await context.queryClient.ensureQueryData(sessionQuery)
  if (state.session) return
  throw state.setup
    ? redirect({ to: '/setup', search: {} })
    : redirect({ to: '/sign-in', search: { next: location.href } })
}

const connect = createRoute({
  getParentRoute: () => root,
  path: '/connect/$uid',
  beforeLoad: needSession,
  component: lazyRouteComponent(() => import('./pages/connect/page.tsx'), 'ConnectPage'),
})

/** All pages that require a session. */
const signedIn = createRoute({
  getParentRoute: () => root,
  id: 'signed-in',
  beforeLoad: async (given) => {
    await needSession(given)
    void given.context.queryClient.prefetchQuery(logEndQuery)
  },
  component: lazyRouteComponent(() => import('./shell/shell.tsx'), 'Shell'),
})

const home = createRoute({
  getParentRoute: () => signedIn,
  path: '/',
  validateSearch: searchOfToday,
  component: lazyRouteComponent(() => import('./pages/today/page.tsx'), 'TodayPage'),
})

const shipments = createRoute({
  getParentRoute: () => signedIn,
  path: '/shipments',
  validateSearch: searchOfList('shipments'),
  component: lazyRouteComponent(() => import('./pages/shipments/page.tsx'), 'ShipmentsPage'),
})

const shipment = createRoute({
  getParentRoute: () => signedIn,
  path: '/shipments/$id',
  validateSearch: ({ container }: Record<string, unknown>): { container?: string } => ({
    container: text(container),
  }),
  component: lazyRouteComponent(() => import('./pages/shipment/page.tsx'), 'ShipmentPage'),
})

const document = createRoute({
  getParentRoute: () => signedIn,
  path: '/documents/$id',
  validateSearch: ({ value }: Record<string, unknown>): { value?: string } => ({ value: text(value) }),
  component: lazyRouteComponent(() => import('./pages/document/page.tsx'), 'DocumentPage'),
})

const containers = createRoute({
  getParentRoute: () => signedIn,
  path: '/containers',
  validateSearch: searchOfList('containers'),
  component: lazyRouteComponent(() => import('./pages/containers/page.tsx'), 'ContainersPage'),
})

const calendar = createRoute({
  getParentRoute: () => signedIn,
  path: '/calendar',
  validateSearch: searchOfCalendar,
  component: lazyRouteComponent(() => import('./pages/calendar/page.tsx'), 'CalendarPage'),
})

const accuracy = createRoute({
  getParentRoute: () => signedIn,
  path: '/accuracy',
  validateSearch: searchOfAccuracy,
  component: lazyRouteComponent(() => import('./pages/accuracy/page.tsx'), 'AccuracyPage'),
})

const map = createRoute({
  getParentRoute: () => signedIn,
  path: '/map',
  component: lazyRouteComponent(() => import('./pages/map/page.tsx'), 'MapPage'),
})

const container = createRoute({
  getParentRoute: () => signedIn,
  path: '/containers/$id',
  validateSearch: ({ known_at }: Record<string, unknown>): { known_at?: string } => ({ known_at: text(known_at) }),
  component: lazyRouteComponent(() => import('./pages/container/page.tsx'), 'ContainerPage'),
})

const track = createRoute({
  getParentRoute: () => signedIn,
  path: '/track',
  validateSearch: ({ numbers }: Record<string, unknown>): { numbers?: string } => ({ numbers: text(numbers) }),
  component: lazyRouteComponent(() => import('./pages/track/page.tsx'), 'TrackPage'),
})

const requests = createRoute({
  getParentRoute: () => signedIn,
  path: '/requests',
  validateSearch: searchOfRequests,
  component: lazyRouteComponent(() => import('./pages/requests/page.tsx'), 'RequestsPage'),
})

const members = createRoute({
  getParentRoute: () => signedIn,
  path: '/members',
  component: lazyRouteComponent(() => import('./pages/members/page.tsx'), 'MembersPage'),
})

const account = createRoute({
  getParentRoute: () => signedIn,
  path: '/account',
  component: lazyRouteComponent(() => import('./pages/account/page.tsx'), 'AccountPage'),
})

const accountHome = createRoute({
  getParentRoute: () => account,
  path: '/',
  beforeLoad: () => {
    throw redirect({ to: '/account/sign-in' })
  },
})

const accountSignIn = createRoute({
  getParentRoute: () => account,
  path: '/sign-in',
  component: lazyRouteComponent(() => import('./pages/account-sign-in/page.tsx'), 'SignInSettingsPage'),
})

const company = createRoute({
  getParentRoute: () => account,
  path: '/company',
  component: lazyRouteComponent(() => import('./pages/account-company/page.tsx'), 'CompanyPage'),
})

const audit = createRoute({
  getParentRoute: () => account,
  path: '/audit',
  validateSearch: searchOfAudit,
  component: lazyRouteComponent(() => import('./pages/account-audit/page.tsx'), 'AuditPage'),
})

const accountPages = account.addChildren([accountHome, accountSignIn, company, audit])

const sandbox = createRoute({
  getParentRoute: () => signedIn,
  path: '/sandbox',
  component: lazyRouteComponent(() => import('./pages/sandbox/page.tsx'), 'SandboxPage'),
})

const apps = createRoute({
  getParentRoute: () => signedIn,
  path: '/apps',
  component: lazyRouteComponent(() => import('./pages/apps/page.tsx'), 'AppsPage'),
})

const developer = createRoute({
  getParentRoute: () => signedIn,
  path: '/developer',
  component: lazyRouteComponent(() => import('./pages/developer/page.tsx'), 'DeveloperPage'),
})

const developerHome = createRoute({
  getParentRoute: () => developer,
  path: '/',
  beforeLoad: () => {
    throw redirect({ to: '/developer/keys' })
  },
})

const keys = createRoute({
  getParentRoute: () => developer,
  path: '/keys',
  component: lazyRouteComponent(() => import('./pages/keys/page.tsx'), 'KeysPage'),
})

const webhooks = createRoute({
  getParentRoute: () => developer,
  path: '/webhooks',
  component: lazyRouteComponent(() => import('./pages/webhooks/page.tsx'), 'WebhooksPage'),
})

const webhook = createRoute({
  getParentRoute: () => developer,
  path: '/webhooks/$id',
  component: lazyRouteComponent(() => import('./pages/webhook/page.tsx'), 'WebhookPage'),
})

const deliveries = createRoute({
  getParentRoute: () => developer,
  path: '/deliveries',
  validateSearch: searchOfDeliveries,
  component: lazyRouteComponent(() => import('./pages/deliveries/page.tsx'), 'DeliveriesPage'),
})

const events = createRoute({
  getParentRoute: () => developer,
  path: '/events',
  validateSearch: searchOfEvents,
  component: lazyRouteComponent(() => import('./pages/events/page.tsx'), 'EventsPage'),
})

const developerPages = developer.addChildren([developerHome, keys, webhooks, webhook, deliveries, events])

const routeTree = root.addChildren([
  signIn,
  setup,
  invitation,
  connect,
  signedIn.addChildren([
    home,
    shipments,
    shipment,
    document,
    containers,
    calendar,
    accuracy,
    map,
    container,
    track,
    requests,
    members,
    accountPages,
    sandbox,
    apps,
    developerPages,
  ]),
])

/** Parameters stay text: a number that consists of digits keeps its leading zeros. */
const parseSearch = (text: string): Record<string, string> => Object.fromEntries(new URLSearchParams(text))

const stringifySearch = (search: Record<string, unknown>): string => {
  const given = Object.entries(search).filter((entry): entry is [string, string] => typeof entry[1] === 'string')
  return given.length === 0 ? '' : `?${new URLSearchParams(given)}`
}

export const createAppRouter = (queryClient: QueryClient) =>
  createRouter({
    routeTree,
    context: { queryClient },
    parseSearch,
    stringifySearch,
    defaultPreload: 'intent',
    defaultErrorComponent: Broken,
    defaultNotFoundComponent: NotFound,
    scrollRestoration: true,
  })

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>
  }
}
