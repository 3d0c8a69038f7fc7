import { useSession } from '../auth/session.ts'
import { Icon } from '../parts/page/icon.tsx'

export const UserButtonContent = () => (
  <>
    <Icon name="person" />
    <span className="user-account">{useSession().account.company_name}</span>
    <Icon name="down" />
    <span className="hidden">Account and settings</span>
  </>
)
