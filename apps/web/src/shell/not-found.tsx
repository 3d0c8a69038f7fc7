import { Link } from '@tanstack/react-router'

export const NotFound = () => (
  <main className="alone">
    <h1>There is no such page</h1>
    <p>The address may be mistyped, or from an earlier release.</p>
    <p>
      <Link to="/" className="button primary">
        Today
      </Link>
    </p>
  </main>
)
