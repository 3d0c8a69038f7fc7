import type { StatusLook } from '../format/status.ts'
import { Icon } from './icon.tsx'

export const Status = ({ look }: { look: StatusLook }) => (
  <span className={`status tone-${look.tone}`}>
    <Icon name={look.icon} />
    <span>{look.label}</span>
  </span>
)
