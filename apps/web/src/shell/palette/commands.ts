import type { View } from '@boxtrail/client'
import { useViews } from '@boxtrail/react'
import { useQuery } from '@tanstack/react-query'
import { hasSandbox, linesQuery } from '../../api/lines.ts'
import { mayWrite, signOut, switchAccount, useSession } from '../../auth/session.ts'
import { searchOfParams } from '../../lists/search.ts'
import { usePreferences } from '../../parts/time/preferences.tsx'
import type { Entry } from './entries.ts'

const page = (path: string, label: string, icon: Entry['icon'], words = ''): Entry => ({
  id: path,
  group: 'Go to',
  icon,
  label,
  path,
  words,
})

const action = (id: string, label: string, icon: Entry['icon'], run: () => void, words = ''): Entry => ({
  id,
  group: 'Actions',
  icon,
  label,
  run,
  words,
})

/** The list with the filters and order of a view. */
const viewEntry = ({ id, name, list, filters, sort }: View): Entry => {
  const search = Object.entries(searchOfParams(filters, sort.join(',') || undefined))
  const given = search.filter((one): one is [string, string] => one[1] !== undefined)
  return {
    id,
    group: 'Views',
    icon: 'stack',
    label: name,
    detail: list === 'containers' ? 'Containers' : 'Shipments',
    words: 'view list',
    path: `/${list}?${new URLSearchParams(given)}`,
  }
}

const viewsOf = ({ pages }: { pages: readonly { items: View[] }[] }) => pages.flatMap(({ items }) => items)

/** The pages and views that this user may open, and general actions. Views are only loaded when `isOpen`. */
export const useCommands = (isOpen: boolean): Entry[] => {
  const { data: views = [] } = useViews(
    { page: { size: 100 } },
    { select: viewsOf, enabled: isOpen, staleTime: 60_000 },
  )
  const session = useSession()
  const { data: lines } = useQuery(linesQuery)
  const { theme, setTheme, zone, setZone } = usePreferences()
  const others = session.accounts.filter(({ id }) => id !== session.account.id)
  return [
    page('/', 'Today', 'sun', 'home attention morning'),
    page('/shipments', 'Shipments', 'ship', 'list bills bookings'),
    page('/containers', 'Containers', 'box', 'list'),
    page('/calendar', 'Calendar', 'calendar', 'free days empty returns month'),
    page('/accuracy', 'Accuracy', 'check', 'sources lines right estimates delay reliability'),
    page('/map', 'Map', 'globe', 'where positions ships world'),
    page('/requests', 'Requests', 'clock', 'tracking failed'),
    ...(mayWrite(session) ? [page('/track', 'Track numbers', 'plus', 'add paste new')] : []),
    ...(lines && hasSandbox(lines) ? [page('/sandbox', 'Sandbox', 'flask', 'simulated clock')] : []),
    page('/account/sign-in', 'Your sign-in', 'lock', 'account password sessions sign out'),
    page('/account/company', 'Company', 'person', 'account settings name attention thresholds'),
    page('/account/audit', 'Audit log', 'document', 'account who did what'),
    page('/members', 'Members', 'person', 'invite users people'),
    page('/apps', 'Connected apps', 'external', 'ai mcp'),
    page('/developer/keys', 'API keys', 'code', 'developer'),
    page('/developer/webhooks', 'Webhooks', 'code', 'developer'),
    page('/developer/deliveries', 'Deliveries', 'code', 'developer webhooks'),
    page('/developer/events', 'Events', 'code', 'developer log changes'),
    ...views.map(viewEntry),
    action('docs', 'Documentation', 'document', () => location.assign('/docs'), 'help guides api'),
    theme === 'dark'
      ? action('theme', 'Light appearance', 'sun', () => setTheme('light'), 'theme mode')
      : action('theme', 'Dark appearance', 'moon', () => setTheme('dark'), 'theme mode'),
    zone === 'mine'
      ? action('zone', 'Times in the zone of the place', 'clock', () => setZone('place'), 'timezone')
      : action('zone', 'Times in my zone', 'clock', () => setZone('mine'), 'timezone'),
    ...others.map(({ id, company_name }) =>
      action(id, `Switch to ${company_name}`, 'person', () => void switchAccount(id), 'account'),
    ),
    action('sign-out', 'Sign out', 'return', () => void signOut(), 'leave log'),
  ]
}
