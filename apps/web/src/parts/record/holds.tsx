import { holdName, type Listed, owed, reportedLists, unlistedInWords } from '../../format/holds.ts'
import { money } from '../../format/money.ts'
import { Icon } from '../page/icon.tsx'

/** The holds of a container, and the total amount owed. */
export const HoldChips = ({ container }: { container: Listed }) => {
  const { holdsAtPodTerminal: holds, feesAtPodTerminal: fees } = container
  if (holds.length + fees.length === 0) return <NoChips container={container} />
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

/** Says which of holds and fees are reported as none. */
const NoChips = ({ container }: { container: Listed }) => {
  const { holds, fees } = reportedLists(container)
  return (
    <span className="quiet" title={unlistedInWords(container) ?? undefined}>
      {holds && fees ? 'None' : holds ? 'No holds' : fees ? 'No fees' : '–'}
    </span>
  )
}
