import type { AttentionMoney } from '@boxtrail/client'
import { useRefreshContainer } from '@boxtrail/react'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { money } from '../../format/money.ts'
import { dateIn } from '../../format/time.ts'
import { Icon } from '../../parts/page/icon.tsx'
import { Refusal } from '../../parts/page/problem.tsx'
import { Status } from '../../parts/record/status.tsx'
import { inWords } from '../../parts/record/status-look.ts'
import { useNow } from '../../parts/time/now.tsx'
import { Ago } from '../../parts/time/time.tsx'
import type { Entry } from './included.ts'
import { kindLook, waitsFor } from './kinds.ts'
import { LATER, morningIn } from './later.ts'
import { recordPath } from './record-path.ts'

/** The path of the page with an entry's record. */
const placeOf = (entry: Entry): string =>
  entry.document ? `/documents/${entry.document.id}` : (recordPath(entry) ?? '/requests')

/** A sentence with its numbers highlighted. */
const Sentence = ({ text }: { text: string }) =>
  text.split(/\b([A-Z]{2,}[A-Z0-9-]*\d{4,}[A-Z0-9]*)\b/).map((part, n) =>
    n % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one sentence never move
      <span key={n} className="number">
        {part}
      </span>
    ) : (
      part
    ),
  )

const Charge = ({ charge, amountSoFar, amountNextDay, currency }: AttentionMoney) => (
  <li className={`chip ${amountSoFar === null && amountNextDay === null ? 'tone-neutral' : 'tone-bad'}`}>
    <Icon name="fee" />
    {amountSoFar === null
      ? `${inWords(charge)}: amount not known`
      : `${inWords(charge)} ${money(amountSoFar, currency)}`}
    {amountNextDay === null ? '' : `, tomorrow ${money(amountNextDay, currency)} more`}
  </li>
)

/** The evidence of the entry, on demand. */
const Evidence = ({ evidence }: Pick<Entry, 'evidence'>) => (
  <details className="entry-evidence">
    <summary>What it is based on</summary>
    <ul>
      {evidence.map(({ attribute, value, source, reportedAt }) => (
        <li key={`${attribute} ${reportedAt}`}>
          {inWords(attribute.replaceAll('.', ' '))}: <span className="number">{valueInWords(value)}</span>{' '}
          <span className="quiet">
            {source?.name ?? source?.id ?? 'this installation'}, <Ago at={reportedAt} />
          </span>
        </li>
      ))}
    </ul>
  </details>
)

const valueInWords = (value: unknown): string =>
  typeof value === 'object' && value !== null
    ? Object.values(value).filter(Boolean).map(valueInWords).join(', ') || 'none'
    : typeof value === 'boolean'
      ? value
        ? 'yes'
        : 'no'
      : String(value)

export interface Handled {
  entry: Entry
  state: 'done' | 'snoozed' | 'open'
  until?: string
  reason?: string
}

interface EntryRowProps {
  entry: Entry
  mayWrite: boolean
  handle: (handled: Handled) => void
}

export const EntryRow = ({ entry, mayWrite, handle }: EntryRowProps) => {
  const now = useNow()
  const look = kindLook(entry.kind, entry.severity)
  const [isPuttingOff, setPuttingOff] = useState(false)
  const waiting = waitsFor(entry.whoActs)
  return (
    <li className={`entry severity-${entry.severity} tone-${look.tone}`} data-id={entry.id}>
      <div className="entry-kind">
        <Status look={look} />
        {entry.dueOn ? <span className="quiet">{dateIn(new Date(`${entry.dueOn}T12:00:00Z`), 'UTC', now)}</span> : null}
      </div>
      <div className="entry-what">
        <Link to={placeOf(entry)} className="entry-link">
          <Sentence text={entry.title} />
        </Link>
        <div className="entry-does">
          <span>{entry.whatToDo}</span>
          {waiting ? <span className="quiet">Waits for {waiting}.</span> : null}
          <Evidence evidence={entry.evidence} />
        </div>
        {entry.money ? (
          <ul className="chips">
            {entry.money.map((charge) => (
              <Charge key={charge.charge} {...charge} />
            ))}
          </ul>
        ) : null}
        {entry.stateReason ? <p className="quiet">{entry.stateReason}</p> : null}
      </div>
      <div className="entry-actions">
        <Helping entry={entry} mayWrite={mayWrite} />
        {mayWrite && entry.state === 'open' ? (
          <>
            <button
              type="button"
              className="button small"
              data-does="snooze"
              aria-expanded={isPuttingOff}
              onClick={() => setPuttingOff(!isPuttingOff)}
            >
              Snooze
            </button>
            <button
              type="button"
              className="button small"
              data-does="done"
              onClick={() => handle({ entry, state: 'done' })}
            >
              <Icon name="check" /> Done
            </button>
          </>
        ) : null}
        {mayWrite && entry.state !== 'open' ? (
          <button type="button" className="button small" onClick={() => handle({ entry, state: 'open' })}>
            <Icon name="return" /> Reopen
          </button>
        ) : null}
        {isPuttingOff ? (
          // biome-ignore lint/a11y/useSemanticElements: the buttons belong together, and fill no form
          <div className="entry-later" role="group" aria-label="Snooze until">
            {LATER.map(([label, days], n) => (
              <button
                key={label}
                type="button"
                className="button small"
                // biome-ignore lint/a11y/noAutofocus: they appear beside the button that was pressed
                autoFocus={n === 0}
                onClick={() => handle({ entry, state: 'snoozed', until: morningIn(days, now) })}
              >
                {label}
              </button>
            ))}
          </div>
        ) : null}
      </div>
    </li>
  )
}

/** The most helpful action, or a link to where it can be done. */
const Helping = ({ entry, mayWrite }: { entry: Entry; mayWrite: boolean }) => {
  const refresh = useRefreshContainer()
  const { action } = entry.actions.find((one) => one.action !== 'open') ?? { action: 'open' }
  const { container, trackingRequest, document } = entry
  if (action === 'refresh' && container && mayWrite)
    return (
      <>
        <button
          type="button"
          className="button small"
          data-does="refresh"
          disabled={refresh.isPending || refresh.isSuccess}
          onClick={() => refresh.mutate(container.id)}
        >
          <Icon name="refresh" /> {refresh.isSuccess ? 'Its sources are being polled' : 'Refresh'}
        </button>
        <Refusal error={refresh.error} />
      </>
    )
  if ((action === 'track_again' || action === 'fix_number') && trackingRequest && mayWrite)
    return (
      <Link to="/track" search={{ numbers: trackingRequest.requestNumber }} className="button small primary">
        {action === 'fix_number' ? 'Correct the number' : 'Track again'}
      </Link>
    )
  if (action === 'connect_line')
    return (
      <a href="/docs/settings" className="button small">
        How to connect the line
      </a>
    )
  if (action === 'review_document' && document)
    return (
      <Link to="/documents/$id" params={{ id: document.id }} search={{}} className="button small primary">
        Review the document
      </Link>
    )
  return null
}
