import './styles/fonts.css'
import './styles/tokens.css'
import './styles/base.css'
import './styles/parts.css'
import './styles/shell.css'
import './styles/table.css'
import './styles/pages.css'
import { BoxtrailProvider } from '@boxtrail/react'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { client } from './api/client.ts'
import { createQueryClient } from './api/query-client.ts'
import { applyTheme, PreferencesProvider } from './parts/time/preferences.tsx'
import { createAppRouter } from './router.tsx'

applyTheme()
const queryClient = createQueryClient()
const router = createAppRouter(queryClient)
// The code of the first page is requested in parallel with the session.
for (const { routeId } of router.matchRoutes(router.latestLocation))
  void router.loadRouteChunk(router.routesById[routeId as keyof typeof router.routesById])

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <BoxtrailProvider client={client}>
        <PreferencesProvider>
          <RouterProvider router={router} />
        </PreferencesProvider>
      </BoxtrailProvider>
    </QueryClientProvider>
  </StrictMode>,
)
