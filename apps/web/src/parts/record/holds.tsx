import type { Container } from '@boxtrail/client'
import { holdName, owed } from '../../format/holds.ts'
import { money } from '../../format/money.ts'
import { Icon } from '../page/icon.tsx'

/** Whether a source has reported the holds; otherwise an empty list does not mean that there are none. */
export const areHoldsKnown = ({ availabilityKnown, meta }: Pick<Container, 'availabilityKnown' | 'meta'>): boolean =>
  availabilityKnown && !meta?.unreported?.includes('holds_at_pod_terminal')

/** The holds of a container, and the total amount owed. */
export const HoldChips = ({
  container,
}: {
  container: Pick<Container, 'holdsAtPodTerminal' | 'feesAtPodTerminal' | 'availabilityKnown' | 'meta'>
}) => {
  const { holdsAtPodTerminal: holds, feesAtPodTerminal: fees } = container
  if (holds.length + fees.length === 0)
    return areHoldsKnown(container) ? (
      <span className="quiet">None</span>
    ) : (
      <span className="quiet" title="Not reported">
        –
      </span>
    )
  return (
    <ul className="chips">
      {holds.map(({ name, status, description }) => (
        <li
          key={`${name} ${description}`}
          className={`chip tone-${status === 'hold' ? 'bad' : 'warn'}`}
          title={description ?? undefined}
        >
          <Icon name={status === 'hold' ? 'lock' : 'clock'} />
          {holdName(name)}
          {status === 'pending' ? ' pending' : <span className="hidden"> hold</span>}
        </li>
      ))}
      {owed(fees).map(({ currency, amount }) => (
        <li key={currency} className="chip tone-warn">
          <Icon name="fee" />
          {amount === 0 ? 'Fee not posted yet' : money(amount, currency)}
        </li>
      ))}
    </ul>
  )
}
