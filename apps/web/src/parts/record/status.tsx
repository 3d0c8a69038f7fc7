import { Icon } from '../page/icon.tsx'
import type { StatusLook } from './status-look.ts'

export const Status = ({ look }: { look: StatusLook }) => (
  <span className={`status tone-${look.tone}`}>
    <Icon name={look.icon} />
    <span>{look.label}</span>
  </span>
)
