/// <reference types="vite/client" />
import { deserialize } from '@boxtrail/client'
import { BoxtrailProvider } from '@boxtrail/react'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
// Imported for the types of the pages' addresses.
import type {} from '../src/router.tsx'

/** The parts of a browser that pages use while they are rendered. */
Object.assign(globalThis, {
  location: new URL('http://127.0.0.1/'),
  localStorage: { getItem: () => null, setItem: () => undefined },
})

const { PreferencesProvider } = await import('../src/parts/time/preferences.tsx')
const { ContainerPage } = await import('../src/pages/container/page.tsx')
const { ShipmentPage } = await import('../src/pages/shipment/page.tsx')
const { columns: containerColumns } = await import('../src/pages/containers/columns.tsx')
const { columns: shipmentColumns } = await import('../src/pages/shipments/columns.tsx')
const { EntryRow } = await import('../src/pages/today/entry.tsx')

const SESSION = {
  session: {
    user: { id: 'u', name: 'U', email: 'u@boxtrail.example' },
    account: { id: 'a', company_name: 'A', role: 'owner' },
    accounts: [],
  },
}

let rows: ReactNode = null

const root = createRootRoute({ component: Outlet })
const signedIn = createRoute({ getParentRoute: () => root, id: 'signed-in', component: Outlet })
const pages = [
  createRoute({ getParentRoute: () => signedIn, path: '/containers/$id', component: ContainerPage }),
  createRoute({ getParentRoute: () => signedIn, path: '/shipments/$id', component: ShipmentPage }),
  createRoute({ getParentRoute: () => signedIn, path: '/', component: () => rows }),
]
const routeTree = root.addChildren([signedIn.addChildren(pages)])

const routerAt = async (path: string) => {
  const router = createRouter({ routeTree, history: createMemoryHistory({ initialEntries: [path] }) })
  await router.load()
  return router
}

const routers = {
  container: await routerAt('/containers/c'),
  shipment: await routerAt('/shipments/s'),
  rows: await routerAt('/'),
}

/** The answers, by the method of the client that reads them. */
type Answers = Readonly<Record<string, unknown>>

const render = (page: keyof typeof routers, answers: Answers): string => {
  const queries = new QueryClient()
  queries.setQueryData(['session'], SESSION)
  for (const [method, initialData] of Object.entries(answers))
    queries.setQueryDefaults(['boxtrail', ...method.split('.')], { initialData, staleTime: Number.POSITIVE_INFINITY })
  return renderToStaticMarkup(
    <QueryClientProvider client={queries}>
      <BoxtrailProvider client={{} as never}>
        <PreferencesProvider>
          <RouterProvider router={routers[page] as never} />
        </PreferencesProvider>
      </BoxtrailProvider>
    </QueryClientProvider>,
  )
}

/** Documents of the API about one container. */
export interface Documents {
  container: object
  shipment: object
  explanation: object
  charges: object
  entries: readonly object[]
}

/** The pages of a container, of its shipment, and its rows in lists and on Today, as HTML. */
export const pagesOf = ({ container, shipment, explanation, charges, entries }: Documents) => {
  const whole = deserialize(container, ['shipment', 'transport_events', 'raw_events'])
  const one = deserialize<{ containers: object[] }>(shipment, ['containers'])
  rows = (
    <>
      {[...cellsOf(containerColumns, whole, 'container'), ...cellsOf(shipmentColumns, one, 'shipment')]}
      {entries.map((entry, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rendered once
        <EntryRow key={index} entry={deserialize(entry)} mayWrite handle={() => undefined} />
      ))}
    </>
  )
  return {
    container: render('container', {
      'containers.get': whole,
      'containers.explain': deserialize(explanation),
      'containers.chargesForecast': deserialize(charges),
    }),
    shipment: render('shipment', { 'shipments.get': one, 'containers.get': whole }),
    rows: render('rows', {}),
  }
}

type Cells = readonly { id: string; cell: (row: never) => ReactNode }[]

const cellsOf = (columns: Cells, row: unknown, list: string) =>
  columns.map(({ id, cell }) => (
    <td key={`${list} ${id}`} id={`${list}-${id}`}>
      {cell(row as never)}
    </td>
  ))

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }

/** The text of a piece of HTML, as a user reads it. */
export const textOf = (html: string): string =>
  html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => ENTITIES[name]!)
    .replaceAll(/\s+/g, ' ')
    .trim()

/** The text of a card, without its heading; null if the page does not have the card. */
export const cardOf = (html: string, id: string): string | null => {
  const [, card] =
    new RegExp(`<section[^>]*aria-labelledby="${id}"[^>]*><h2[^>]*>.*?</h2>(.*?)</section>`, 's').exec(html) ?? []
  return card === undefined ? null : textOf(card)
}

/** The text beside a name in a list of facts. */
export const factOf = (html: string, label: string): string | null => {
  const [, value] = new RegExp(`<dt>${label}</dt><dd>(.*?)</dd>`, 's').exec(html) ?? []
  return value === undefined ? null : textOf(value).replace(' Who reported this?', '')
}

/** The text of a cell of a list. */
export const cellOf = (html: string, id: string): string => {
  const [, cell] = new RegExp(`<td id="${id}">(.*?)</td>`, 's').exec(html) ?? []
  return textOf(cell ?? '')
}
