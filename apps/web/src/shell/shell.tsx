import { Outlet, useRouterState } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { LiveNotice } from '../live/notice.tsx'
import { Icon } from '../parts/page/icon.tsx'
import { Find } from './find.tsx'
import { Navigation } from './navigation.tsx'
import { UserMenu } from './user-menu.tsx'

/** The frame of each page, with navigation, search and account. On narrow screens the navigation is behind a button. */
export const Shell = () => {
  const [isOpen, setOpen] = useState(false)
  const path = useRouterState({ select: ({ location }) => location.pathname })
  // biome-ignore lint/correctness/useExhaustiveDependencies: closes whenever another page is shown
  useEffect(() => setOpen(false), [path])
  return (
    <div className="shell">
      <a className="skip" href="#content">
        Skip to the content
      </a>
      <header className="top">
        <button
          type="button"
          className="button icon-only menu-button"
          aria-expanded={isOpen}
          aria-controls="navigation"
          onClick={() => setOpen(!isOpen)}
        >
          <Icon name={isOpen ? 'close' : 'menu'} />
          <span className="hidden">Navigation</span>
        </button>
        <Find />
        <UserMenu />
      </header>
      <Navigation isOpen={isOpen} />
      <main id="content" tabIndex={-1}>
        <LiveNotice />
        <Outlet />
      </main>
    </div>
  )
}
