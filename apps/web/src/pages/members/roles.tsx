import type { Role } from '../../auth/session.ts'

export const ROLES: Record<Role, string> = {
  owner: 'Owner: tracks, and manages members and keys',
  member: 'Member: sees and tracks everything',
  read_only: 'Read only: sees everything, changes nothing',
}

interface RoleSelectProps {
  label: string
  value: Role
  change: (role: Role) => void
  isDisabled?: boolean
}

export const RoleSelect = ({ label, value, change, isDisabled = false }: RoleSelectProps) => (
  <select
    aria-label={label}
    value={value}
    disabled={isDisabled}
    onChange={({ target }) => change(target.value as Role)}
  >
    {Object.entries(ROLES).map(([role, text]) => (
      <option key={role} value={role}>
        {text.split(':')[0]}
      </option>
    ))}
  </select>
)
