import { feeName, holdName, unlistedInWords } from '../../format/holds.ts'
import { money } from '../../format/money.ts'
import { Icon } from '../../parts/page/icon.tsx'
import { Sourced } from '../../provenance/sourced.tsx'
import { subjectOf, type WholeContainer } from './queries.ts'

/** The holds and fees in the words of the facility, with their sources. */
export const HoldsList = ({ container }: { container: WholeContainer }) => {
  const { holdsAtPodTerminal: holds, feesAtPodTerminal: fees } = container
  const subject = subjectOf(container)
  const unlisted = unlistedInWords(container)
  return (
    <section className="card" aria-labelledby="holds">
      <h2 id="holds">Holds and fees</h2>
      {holds.length + fees.length === 0 ? null : (
        <ul className="holds">
          {holds.map(({ name, status, description }, at) => (
            <li key={`${name} ${description}`}>
              <span className={`hold-mark tone-${status === 'hold' ? 'bad' : 'warn'}`}>
                <Icon name={status === 'hold' ? 'lock' : 'clock'} />
              </span>
              <span>
                <strong>{holdName(name)}</strong> {status === 'hold' ? 'hold' : status}
                {description ? <span className="quiet second">{description}</span> : null}
              </span>
              <Sourced
                subject={subject}
                pick={(provenance) => provenance.holds?.[at]?.provenance}
                label={`${holdName(name)} hold`}
              >
                Source
              </Sourced>
            </li>
          ))}
          {fees.map(({ type, amount, currencyCode }, at) => (
            <li key={`${type} ${amount}`}>
              <span className="hold-mark tone-warn">
                <Icon name="fee" />
              </span>
              <span>
                <strong>{feeName(type)}</strong>
                <span className="second">{amount === 0 ? 'Amount not posted yet' : money(amount, currencyCode)}</span>
              </span>
              <Sourced subject={subject} pick={(provenance) => provenance.fees?.[at]?.provenance} label={feeName(type)}>
                Source
              </Sourced>
            </li>
          ))}
        </ul>
      )}
      {unlisted === null ? null : <p className="quiet">{unlisted}</p>}
    </section>
  )
}
