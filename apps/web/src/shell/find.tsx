import { getRouteApi } from '@tanstack/react-router'
import { Icon } from '../parts/icon.tsx'

const root = getRouteApi('/signed-in')

/** Any number leads to the shipments in which it is found. */
export const Find = () => {
  const navigate = root.useNavigate()
  const find = (form: FormData) => void navigate({ to: '/shipments', search: { q: String(form.get('q')).trim() } })
  return (
    <search>
      <form className="find" action={find}>
        <Icon name="search" />
        <input
          name="q"
          type="search"
          aria-label="Find by container, bill of lading, booking or reference"
          placeholder="Find any number"
          autoComplete="off"
          spellCheck={false}
          required
        />
      </form>
    </search>
  )
}
