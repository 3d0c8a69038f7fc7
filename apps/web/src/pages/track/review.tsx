import type { ShippingLine } from '@boxtrail/client'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useId } from 'react'
import { isConnected } from '../../api/lines.ts'
import { LinePicker } from '../../parts/form/line-picker.tsx'
import { Icon } from '../../parts/page/icon.tsx'
import { Outcome } from './outcome.tsx'
import type { NumberKind } from './paste/types.ts'
import { corrected, isReady, type Row } from './rows.ts'

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
  named: { words: 'Line given with the number', tone: 'tone-good' },
  chosen: { words: 'Your choice', tone: 'tone-neutral' },
  failed: { words: 'Not inferred: choose the line', tone: 'tone-warn' },
}

/** A warning that the line is not polled by this installation, so that its numbers will wait. */
const NotConnected = ({ line }: { line: ShippingLine | undefined }) =>
  isConnected(line) ? null : (
    <span className="second tone-warn">
      <Icon name="alert" />
      Not connected: its numbers wait. {line?.meta.howToConnect}
    </span>
  )

interface Editing {
  change: (id: number, some: Partial<Row>) => void
  remove: (id: number) => void
}

interface ReviewProps extends Editing {
  rows: readonly Row[]
  lines: readonly ShippingLine[]
  lineForAll: (scac: string) => void
  isSending: boolean
  send: () => void
  again: () => void
  /** The texts that were left out. */
  children: ReactNode
}

/** The recognized kind and line of each number, to be corrected and confirmed; then the outcome. */
export const Review = ({ rows, lines, lineForAll, children, change, remove, ...sending }: ReviewProps) => {
  const isDone = rows.some(({ result }) => result)
  return (
    <div className="review">
      {rows.length > 1 && !isDone ? <LineForAll lines={lines} choose={lineForAll} /> : null}
      <table>
        <thead>
          <tr>
            <th scope="col">Number</th>
            <th scope="col">Kind</th>
            <th scope="col">Line</th>
            <th scope="col">References</th>
            <th scope="col">{isDone ? 'Result' : 'Recognized as'}</th>
            <th scope="col">
              <span className="hidden">Remove</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <NumberRow
              key={row.id}
              row={row}
              lines={lines}
              change={(some) => change(row.id, some)}
              remove={() => remove(row.id)}
            />
          ))}
        </tbody>
      </table>
      {children}
      <ReviewButtons rows={rows} isDone={isDone} {...sending} />
    </div>
  )
}

const LineForAll = ({ lines, choose }: { lines: readonly ShippingLine[]; choose: (scac: string) => void }) => {
  const id = useId()
  return (
    <div className="line-for-all">
      <label htmlFor={id}>One line for all</label>
      <LinePicker id={id} lines={lines} value="" change={choose} placeholder="Name or code" />
    </div>
  )
}

interface NumberRowProps {
  row: Row
  lines: readonly ShippingLine[]
  change: (some: Partial<Row>) => void
  remove: () => void
}

/** A number with its kind, line and references, which can be corrected, and its inference or result. */
const NumberRow = ({ row, lines, change, remove }: NumberRowProps) => {
  const line = lines.find(({ scac }) => scac === row.scac)
  return (
    <tr>
      <th scope="row" className="number">
        {row.number}
        {row.correction && !row.result ? (
          <button type="button" className="button small" onClick={() => change(corrected(row))}>
            Correct to {row.correction}
          </button>
        ) : null}
      </th>
      <td>
        <KindSelect row={row} change={change} />
      </td>
      <td>
        <LineSelect row={row} lines={lines} change={change} />
        <NotConnected line={line} />
      </td>
      <td>
        <input
          aria-label={`References of ${row.number}`}
          placeholder="No references"
          value={row.references}
          disabled={Boolean(row.result)}
          onChange={({ target }) => change({ references: target.value })}
          autoComplete="off"
        />
      </td>
      <td>
        {row.result ? (
          <Outcome result={row.result} isConnected={isConnected(line)} />
        ) : (
          <Inference inference={row.inference} warning={row.warning} />
        )}
      </td>
      <td>
        {row.result ? null : (
          <button type="button" className="button icon-only quiet-button" onClick={remove}>
            <Icon name="close" />
            <span className="hidden">Remove {row.number}</span>
          </button>
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

const LineSelect = ({ row, lines, change }: Omit<NumberRowProps, 'remove'>) => (
  <LinePicker
    label={`Line of ${row.number}`}
    lines={lines}
    value={row.scac}
    isDisabled={Boolean(row.result)}
    change={(scac) => change({ scac, inference: scac === '' ? 'unknown' : 'chosen' })}
    placeholder="Choose …"
  />
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

interface ReviewButtonsProps extends Pick<ReviewProps, 'rows' | 'isSending' | 'send' | 'again'> {
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
