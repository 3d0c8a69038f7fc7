import { Menu } from '@base-ui/react/menu'
import { Link } from '@tanstack/react-router'
import { signOut, switchAccount, useSession } from '../auth/session.ts'
import type { ZoneChoice } from '../format/time.ts'
import { ownZone } from '../format/time.ts'
import { Icon } from '../parts/page/icon.tsx'
import { type Theme, usePreferences } from '../parts/time/preferences.tsx'
import { UserButtonContent } from './user-button-content.tsx'

const ROLES: Record<string, string> = { owner: 'Owner', member: 'Member', read_only: 'Read only' }

const Choice = ({ value, label }: { value: string; label: string }) => (
  <Menu.RadioItem className="menu-item" value={value} closeOnClick={false}>
    <span className="menu-mark">
      <Menu.RadioItemIndicator>
        <Icon name="check" />
      </Menu.RadioItemIndicator>
    </span>
    {label}
  </Menu.RadioItem>
)

/** The menu with the account, appearance, time zone and sign-out. */
export const AccountMenu = () => {
  const { user, account, accounts } = useSession()
  const { theme, setTheme, zone, setZone } = usePreferences()
  return (
    <Menu.Root modal={false} defaultOpen>
      <Menu.Trigger className="button user-button">
        <UserButtonContent />
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Positioner sideOffset={6} align="end" className="menu-positioner">
          <Menu.Popup className="menu">
            <Menu.Group>
              <Menu.GroupLabel className="menu-label">
                {user.name} · {ROLES[account.role] ?? account.role}
                <span className="quiet">{user.email}</span>
              </Menu.GroupLabel>
            </Menu.Group>
            {accounts.length > 1 ? (
              <Menu.RadioGroup value={account.id} onValueChange={(id) => void switchAccount(String(id))}>
                <Menu.GroupLabel className="menu-label">Account</Menu.GroupLabel>
                {accounts.map(({ id, company_name }) => (
                  <Choice key={id} value={id} label={company_name} />
                ))}
              </Menu.RadioGroup>
            ) : null}
            <Menu.RadioGroup value={zone} onValueChange={(choice) => setZone(choice as ZoneChoice)}>
              <Menu.GroupLabel className="menu-label">Times</Menu.GroupLabel>
              <Choice value="place" label="In the zone of the place" />
              <Choice value="mine" label={`In mine (${ownZone()})`} />
            </Menu.RadioGroup>
            <Menu.RadioGroup value={theme} onValueChange={(choice) => setTheme(choice as Theme)}>
              <Menu.GroupLabel className="menu-label">Appearance</Menu.GroupLabel>
              <Choice value="system" label="System" />
              <Choice value="light" label="Light" />
              <Choice value="dark" label="Dark" />
            </Menu.RadioGroup>
            <Menu.Separator className="menu-separator" />
            <Menu.Item className="menu-item" render={<Link to="/account/sign-in" />}>
              <span className="menu-mark">
                <Icon name="lock" />
              </span>
              Account
            </Menu.Item>
            <Menu.Item className="menu-item" render={<Link to="/members" />}>
              <span className="menu-mark">
                <Icon name="person" />
              </span>
              Members
            </Menu.Item>
            <Menu.Item className="menu-item" render={<Link to="/apps" />}>
              <span className="menu-mark">
                <Icon name="external" />
              </span>
              Connected apps
            </Menu.Item>
            <Menu.Item className="menu-item" onClick={() => void signOut()}>
              <span className="menu-mark">
                <Icon name="return" />
              </span>
              Sign out
            </Menu.Item>
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  )
}
