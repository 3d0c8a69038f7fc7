import { lazy, Suspense, useState } from 'react'
import { UserButtonContent } from './user-button-content.tsx'

const load = () => import('./account-menu.tsx')
const AccountMenu = lazy(async () => ({ default: (await load()).AccountMenu }))

/** The code of the menu is loaded when the user is about to open it. */
export const UserMenu = () => {
  const [isWanted, want] = useState(false)
  const button = (
    <button
      type="button"
      className="button user-button"
      aria-haspopup="menu"
      aria-expanded={false}
      aria-busy={isWanted}
      onPointerEnter={() => void load()}
      onFocus={() => void load()}
      onClick={() => want(true)}
    >
      <UserButtonContent />
    </button>
  )
  return isWanted ? (
    <Suspense fallback={button}>
      <AccountMenu />
    </Suspense>
  ) : (
    button
  )
}
