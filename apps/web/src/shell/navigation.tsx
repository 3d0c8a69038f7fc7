import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { hasSandbox, linesQuery } from '../api/lines.ts'
import { mayWrite, useSession } from '../auth/session.ts'
import { Icon } from '../parts/page/icon.tsx'

export const Navigation = ({ isOpen }: { isOpen: boolean }) => {
  const session = useSession()
  const { data: lines } = useQuery(linesQuery)
  return (
    <nav id="navigation" className={`side${isOpen ? ' open' : ''}`} aria-label="Main">
      <Link to="/" className="brand">
        <img src="/icon.svg" alt="" width="22" height="22" />
        Boxtrail
      </Link>
      <ul>
        <li>
          <Link to="/" activeOptions={{ exact: true }} activeProps={{ 'aria-current': 'page' }}>
            <Icon name="sun" /> Today
          </Link>
        </li>
        <li>
          <Link to="/shipments" activeProps={{ 'aria-current': 'page' }}>
            <Icon name="ship" /> Shipments
          </Link>
        </li>
        <li>
          <Link to="/containers" activeProps={{ 'aria-current': 'page' }}>
            <Icon name="box" /> Containers
          </Link>
        </li>
        <li>
          <Link to="/calendar" activeProps={{ 'aria-current': 'page' }}>
            <Icon name="calendar" /> Calendar
          </Link>
        </li>
        <li>
          <Link to="/map" activeProps={{ 'aria-current': 'page' }}>
            <Icon name="globe" /> Map
          </Link>
        </li>
        <li>
          <Link to="/accuracy" activeProps={{ 'aria-current': 'page' }}>
            <Icon name="check" /> Accuracy
          </Link>
        </li>
        <li>
          <Link to="/requests" activeProps={{ 'aria-current': 'page' }}>
            <Icon name="clock" /> Requests
          </Link>
        </li>
      </ul>
      {mayWrite(session) ? (
        <Link to="/track" className="button primary track-button" activeProps={{ 'aria-current': 'page' }}>
          <Icon name="plus" /> Track numbers
        </Link>
      ) : null}
      <ul className="side-end">
        {lines && hasSandbox(lines) ? (
          <li>
            <Link to="/sandbox" activeProps={{ 'aria-current': 'page' }}>
              <Icon name="flask" /> Sandbox
            </Link>
          </li>
        ) : null}
        <li>
          <Link to="/developer" activeProps={{ 'aria-current': 'page' }}>
            <Icon name="code" /> Developer
          </Link>
        </li>
        <li>
          <a href="/docs">
            <Icon name="document" /> Documentation
          </a>
        </li>
      </ul>
    </nav>
  )
}
