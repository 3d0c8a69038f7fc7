import type { RecordBatch, RecordBatchCreate } from '@boxtrail/client'
import { useBulkUpdateContainers, useBulkUpdateShipments } from '@boxtrail/react'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { ALL_RECORDS } from '../api/all-records.ts'
import { Confirm } from '../parts/form/confirm.tsx'
import { Icon } from '../parts/page/icon.tsx'
import { Refusal } from '../parts/page/problem.tsx'
import type { ListName } from './fields.ts'
import type { Selection } from './selection.ts'

type Action = RecordBatchCreate['action']

interface BulkProps {
  list: ListName
  selection: Selection
  /** The number of matching records; undefined if it was not counted completely. */
  total: number | undefined
  /** The filters, as parameters of the API. */
  params: Record<string, string>
}

/** More records cannot be changed at once. */
const MAX_RECORDS = 10_000

const VALUES: readonly (readonly [Action, string])[] = [
  ['add_tags', 'Add tags'],
  ['remove_tags', 'Remove tags'],
  ['add_references', 'Add references'],
  ['remove_references', 'Remove references'],
]

const count = new Intl.NumberFormat('en-GB')

/** The actions for the selected rows. They are below the list, so that nothing moves. */
export const BulkBar = ({ list, selection, total, params }: BulkProps) => {
  const queryClient = useQueryClient()
  const onSuccess = () => queryClient.invalidateQueries(ALL_RECORDS)
  const containers = useBulkUpdateContainers({ onSuccess })
  const shipments = useBulkUpdateShipments({ onSuccess })
  const bulk = list === 'containers' ? containers : shipments
  const size = selection.isAll ? (total ?? 0) : selection.ids.size
  const [outcome, setOutcome] = useState<RecordBatch>()
  const run = (action: Action, values?: string[]) =>
    bulk.mutate(
      {
        action,
        ...(values ? { values } : {}),
        ...(selection.isAll ? { filters: params, count: size } : { ids: [...selection.ids] }),
      },
      { onSuccess: setOutcome },
    )
  const mayAll = !selection.isAll && total !== undefined && total > selection.ids.size && total <= MAX_RECORDS
  return (
    <section className="bulk" aria-label="Selected rows">
      <div className="bulk-row">
        <strong role="status">{count.format(size)} selected</strong>
        {mayAll ? (
          <button type="button" className="link-button" onClick={selection.selectAll}>
            Select all {count.format(total)} that match
          </button>
        ) : null}
        <button type="button" className="button" disabled={bulk.isPending} onClick={() => run('refresh')}>
          <Icon name="refresh" /> Refresh
        </button>
        <ValuesForm isPending={bulk.isPending} run={run} />
        <Confirm
          trigger="Stop tracking"
          title={`Stop tracking ${count.format(size)} ${list}?`}
          keep="Keep tracking"
          action="Stop tracking"
          confirm={() => run('stop_tracking')}
          isDisabled={bulk.isPending}
        >
          Their lines and terminals are no longer polled for this account. Known data is kept, and tracking can be
          resumed.
        </Confirm>
        <button type="button" className="button" disabled={bulk.isPending} onClick={() => run('resume_tracking')}>
          Resume tracking
        </button>
        <button
          type="button"
          className="button quiet-button"
          onClick={() => {
            setOutcome(undefined)
            selection.clear()
          }}
        >
          <Icon name="close" /> Clear
        </button>
      </div>
      <Refusal error={bulk.error} />
      <p role="status">{bulk.isPending ? 'One moment …' : outcome ? <Outcome batch={outcome} /> : ''}</p>
    </section>
  )
}

const ValuesForm = ({ isPending, run }: { isPending: boolean; run: (action: Action, values: string[]) => void }) => {
  const [action, setAction] = useState<Action>('add_tags')
  const [text, setText] = useState('')
  const values = text
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    run(action, values)
    setText('')
  }
  return (
    <form className="bulk-values" onSubmit={submit}>
      <select aria-label="What to change" value={action} onChange={({ target }) => setAction(target.value as Action)}>
        {VALUES.map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <input
        aria-label="Tags or references, separated by commas"
        placeholder="With commas"
        value={text}
        onChange={({ target }) => setText(target.value)}
        autoComplete="off"
      />
      <button type="submit" className="button" disabled={isPending || values.length === 0}>
        Apply
      </button>
    </form>
  )
}

/** The number of changed records, and why others were not changed. */
const Outcome = ({ batch: { counts, results } }: { batch: RecordBatch }) => {
  const reasons = new Map<string, number>()
  for (const { errors } of results)
    for (const { detail, title } of errors) {
      const reason = detail ?? title ?? ''
      reasons.set(reason, (reasons.get(reason) ?? 0) + 1)
    }
  return (
    <>
      {count.format(counts.done)} done
      {counts.unchanged > 0 ? `, ${count.format(counts.unchanged)} already had it` : ''}
      {counts.notFound > 0 ? `, ${count.format(counts.notFound)} no longer exist` : ''}
      {counts.refused > 0 ? `, ${count.format(counts.refused)} refused` : ''}.
      {[...reasons].map(([reason, times]) => (
        <span key={reason} className="quiet">
          {' '}
          {times > 1 ? `${times} times: ` : ''}
          {reason}
        </span>
      ))}
    </>
  )
}
