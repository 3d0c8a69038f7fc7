import type { Urgency } from '../../format/urgency.ts'
import type { IconName } from '../page/icon.tsx'

/** The urgency of a status. Colour is never the only sign: each status has its own text and icon. */
type Tone = 'neutral' | 'info' | 'good' | 'warn' | 'bad' | 'done'

export interface StatusLook {
  label: string
  tone: Tone
  icon: IconName
}

const CONTAINER: Record<string, StatusLook> = {
  new: { label: 'Not loaded yet', tone: 'neutral', icon: 'clock' },
  loaded: { label: 'Loaded', tone: 'info', icon: 'ship' },
  // At the quay, on a river barge or at sea: the status does not say which.
  on_ship: { label: 'On board', tone: 'info', icon: 'ship' },
  grounded: { label: 'Grounded', tone: 'neutral', icon: 'stack' },
  available: { label: 'Available', tone: 'good', icon: 'check' },
  not_available: { label: 'Not available', tone: 'warn', icon: 'lock' },
  awaiting_inland_transfer: { label: 'Awaiting rail', tone: 'neutral', icon: 'clock' },
  on_rail: { label: 'On rail', tone: 'info', icon: 'train' },
  picked_up: { label: 'Picked up', tone: 'done', icon: 'truck' },
  off_dock: { label: 'Off dock', tone: 'neutral', icon: 'stack' },
  delivered: { label: 'Delivered', tone: 'done', icon: 'check' },
  dropped: { label: 'Dropped', tone: 'done', icon: 'truck' },
  empty_returned: { label: 'Empty returned', tone: 'done', icon: 'return' },
}

const REQUEST: Record<string, StatusLook> = {
  pending: { label: 'Polling the line', tone: 'info', icon: 'clock' },
  awaiting_manifest: { label: 'Not at the line yet', tone: 'neutral', icon: 'clock' },
  created: { label: 'Tracked', tone: 'good', icon: 'check' },
  failed: { label: 'Failed', tone: 'bad', icon: 'alert' },
  tracking_stopped: { label: 'Stopped', tone: 'done', icon: 'stop' },
}

const NOT_CONNECTED: StatusLook = { label: 'Line not connected', tone: 'warn', icon: 'clock' }

const inWords = (code: string): string => {
  const text = code.replaceAll('_', ' ')
  return text.charAt(0).toUpperCase() + text.slice(1)
}

const unknown = (code: string): StatusLook => ({ label: inWords(code), tone: 'neutral', icon: 'clock' })

export const containerStatus = (code: string): StatusLook => CONTAINER[code] ?? unknown(code)

const URGENT: Record<Exclude<Urgency, null>, Pick<StatusLook, 'tone'> & Partial<StatusLook>> = {
  over: { tone: 'bad', icon: 'alert' },
  soon: { tone: 'warn' },
  held: { tone: 'warn', icon: 'lock' },
}

/** The look of a status with an urgency: a container that costs money is not green, even if it is available. */
export const urgentStatus = (code: string, urgency: Urgency): StatusLook =>
  urgency ? { ...containerStatus(code), ...URGENT[urgency] } : containerStatus(code)

/** `action` is the next step. A request at a line that is not connected is shown so, whatever its status. */
export const requestStatus = (code: string, action?: string | null): StatusLook =>
  action === 'connect_line' ? NOT_CONNECTED : (REQUEST[code] ?? unknown(code))

export const containerStatuses = Object.keys(CONTAINER)
export { inWords }
