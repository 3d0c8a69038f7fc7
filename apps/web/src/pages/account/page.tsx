import '../developer/developer.css'
import { Link, Outlet } from '@tanstack/react-router'

const current = { activeProps: { 'aria-current': 'page' } } as const

/** Settings of the user and of the company, and the audit log. */
export const AccountPage = () => (
  <div className="developer">
    <h1>Account</h1>
    <nav className="tabs" aria-label="Account">
      <Link to="/account/sign-in" {...current}>
        Your sign-in
      </Link>
      <Link to="/account/company" {...current}>
        Company
      </Link>
      <Link to="/account/audit" search={{}} {...current}>
        Audit log
      </Link>
    </nav>
    <Outlet />
  </div>
)
