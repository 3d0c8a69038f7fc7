import { holdName, type Listed, owed, reportedLists, unlistedInWords } from '../../format/holds.ts'
import { money } from '../../format/money.ts'
import { Icon } from '../page/icon.tsx'

/** The holds of a container, and the total amount owed. */
export const HoldChips = ({ container }: { container: Listed }) => {
  const { holdsAtPodTerminal: holds, feesAtPodTerminal: fees } = container
  const reported = reportedLists(container)
  if (holds.length + fees.length === 0)
    return (
      <span className="quiet" title={unlistedInWords(container) ?? undefined}>
        {reported.holds && reported.fees ? 'None' : reported.holds ? 'No holds' : reported.fees ? 'No fees' : '–'}
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
