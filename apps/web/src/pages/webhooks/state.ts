import type { Webhook } from '@boxtrail/client'
import type { StatusLook } from '../../parts/record/status-look.ts'

/** Whether a webhook receives notifications, and if not, why. */
export const stateOf = ({ active, disabledReason, failingSince }: Webhook): StatusLook => {
  if (disabledReason === 'gone')
    return {
      label: 'Off: the receiver answered 410',
      tone: 'bad',
      icon: 'stop',
    }
  if (disabledReason) return { label: 'Off: it failed for days', tone: 'bad', icon: 'stop' }
  if (!active) return { label: 'Off', tone: 'done', icon: 'stop' }
  return failingSince ? { label: 'Failing', tone: 'warn', icon: 'alert' } : { label: 'On', tone: 'good', icon: 'check' }
}

export const eventsInWords = ({ events }: Pick<Webhook, 'events'>): string =>
  events.length === 1 ? events[0]! : `${events.length} kinds of event`
