import type { ShippingLine } from '@boxtrail/client'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { isConnected, linesQuery } from '../../api/lines.ts'
import { Icon } from '../../parts/icon.tsx'
import { Outcome } from './outcome.tsx'
import { isReady, type NumberKind, type Row } from './rows.ts'

const KINDS: readonly (readonly [NumberKind, string])[] = [
  ['bill_of_lading', 'Bill of lading'],
  ['booking', 'Booking'],
  ['container', 'Container'],
]

const INFERENCES: Record<Row['inference'], { words: string; tone: string }> = {
  reading: { words: 'Reading the number …', tone: 'tone-neutral' },
  sure: { words: 'Line read from the number', tone: 'tone-good' },
  likely: { words: 'Likely line: please check', tone: 'tone-warn' },
  unknown: { words: 'Choose the line', tone: 'tone-warn' },
  chosen: { words: 'Your choice', tone: 'tone-neutral' },
  failed: { words: 'Not inferred: choose the line', tone: 'tone-warn' },
}

/** A line that this installation does not poll: its numbers wait, which is to be known before they are tracked. */
const NotConnected = ({ line }: { line: ShippingLine | undefined }) =>
  isConnected(line) ? null : (
    <span className="second tone-warn">
      <Icon name="alert" />
      Not connected: its numbers wait. {line?.meta.howToConnect}
    </span>
  )

interface ReviewProps {
  rows: readonly Row[]
  change: (number: string, some: Partial<Row>) => void
  isSending: boolean
  send: () => void
  again: () => void
}

/** What each number was inferred to be, to be corrected and confirmed; then the outcome. */
export const Review = ({ rows, change, isSending, send, again }: ReviewProps) => {
  const { data: lines = [] } = useQuery(linesQuery)
  const isDone = rows.some(({ result }) => result)
  return (
    <div className="review">
      <table>
        <thead>
          <tr>
            <th scope="col">Number</th>
            <th scope="col">Kind</th>
            <th scope="col">Line</th>
            <th scope="col">{isDone ? 'Result' : 'What it was taken for'}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <NumberRow key={row.number} row={row} lines={lines} change={(some) => change(row.number, some)} />
          ))}
        </tbody>
      </table>
      <ReviewButtons rows={rows} isDone={isDone} isSending={isSending} send={send} again={again} />
    </div>
  )
}

interface NumberRowProps {
  row: Row
  lines: readonly ShippingLine[]
  change: (some: Partial<Row>) => void
}

/** One number: its kind and its line, to be corrected, and its inference or result. */
const NumberRow = ({ row, lines, change }: NumberRowProps) => {
  const line = lines.find(({ scac }) => scac === row.scac)
  return (
    <tr>
      <th scope="row" className="number">
        {row.number}
      </th>
      <td>
        <KindSelect row={row} change={change} />
      </td>
      <td>
        <LineSelect row={row} lines={lines} change={change} />
        <NotConnected line={line} />
      </td>
      <td>
        {row.result ? (
          <Outcome result={row.result} isConnected={isConnected(line)} />
        ) : (
          <Inference inference={row.inference} warning={row.warning} />
        )}
      </td>
    </tr>
  )
}

const KindSelect = ({ row, change }: Pick<NumberRowProps, 'row' | 'change'>) => (
  <select
    aria-label={`Kind of ${row.number}`}
    value={row.kind}
    disabled={Boolean(row.result)}
    onChange={({ target }) => change({ kind: target.value as NumberKind, isKindChosen: true })}
  >
    {KINDS.map(([kind, label]) => (
      <option key={kind} value={kind}>
        {label}
      </option>
    ))}
  </select>
)

const LineSelect = ({ row, lines, change }: NumberRowProps) => (
  <select
    aria-label={`Line of ${row.number}`}
    value={row.scac}
    disabled={Boolean(row.result)}
    onChange={({ target: { value: scac } }) => change({ scac, inference: scac === '' ? 'unknown' : 'chosen' })}
  >
    <option value="">Choose …</option>
    {lines.map(({ scac, shortName }) => (
      <option key={scac} value={scac}>{`${shortName} (${scac})`}</option>
    ))}
  </select>
)

const Inference = ({ inference, warning }: Pick<Row, 'inference' | 'warning'>) => (
  <>
    <span className={INFERENCES[inference].tone}>{INFERENCES[inference].words}</span>
    {warning ? (
      <span className="second tone-bad">
        <Icon name="alert" />
        {warning}
      </span>
    ) : null}
  </>
)

interface ReviewButtonsProps extends Omit<ReviewProps, 'change'> {
  isDone: boolean
}

const ReviewButtons = ({ rows, isDone, isSending, send, again }: ReviewButtonsProps) => {
  const ready = rows.filter(isReady).length
  const missing = rows.filter((row) => !row.result && row.scac === '' && row.inference !== 'reading').length
  return (
    <div className="review-buttons">
      {isDone && ready === 0 ? (
        <Link to="/shipments" search={{}} className="button primary">
          See all shipments
        </Link>
      ) : (
        <button type="button" className="button primary" disabled={ready === 0 || isSending} onClick={send}>
          {isSending ? 'One moment …' : `Track ${ready} ${ready === 1 ? 'number' : 'numbers'}`}
        </button>
      )}
      <button type="button" className="button" onClick={again}>
        {isDone ? 'Track more' : 'Start again'}
      </button>
      <span className="quiet" role="status">
        {missing > 0 ? `${missing} without a line: choose it, or leave them out.` : ''}
      </span>
    </div>
  )
}
