import type { AnyRouter } from '@tanstack/react-router'

/** Whether the application has a page with this path. */
export const isPageOf =
  (router: Pick<AnyRouter, 'getMatchedRoutes'>) =>
  (pathname: string): boolean =>
    router.getMatchedRoutes(pathname)[2] !== undefined
