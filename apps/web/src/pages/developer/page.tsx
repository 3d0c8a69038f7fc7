import './developer.css'
import { Link, Outlet } from '@tanstack/react-router'

const current = { activeProps: { 'aria-current': 'page' } } as const

/** The pages for programs: keys, webhooks, their deliveries, and the log of changes. */
export const DeveloperPage = () => (
  <div className="developer">
    <h1>Developer</h1>
    <nav className="tabs" aria-label="Developer">
      <Link to="/developer/keys" {...current}>
        API keys
      </Link>
      <Link to="/developer/webhooks" {...current}>
        Webhooks
      </Link>
      <Link to="/developer/deliveries" search={{}} {...current}>
        Deliveries
      </Link>
      <Link to="/developer/events" search={{}} {...current}>
        Event log
      </Link>
    </nav>
    <Outlet />
  </div>
)
