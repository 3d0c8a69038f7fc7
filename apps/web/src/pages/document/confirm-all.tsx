import { useState } from 'react'
import { Refusal } from '../../parts/page/problem.tsx'
import { useDecision } from './queries.ts'
import { type ReviewedField, undecidedOf } from './review.ts'

/** Confirms all undecided fields, and can undo that. */
export const ConfirmAll = ({ id, fields }: { id: string; fields: readonly ReviewedField[] }) => {
  const [confirmed, setConfirmed] = useState<readonly string[]>([])
  const decision = useDecision(id)
  const undecided = undecidedOf(fields)
  const names = Object.keys(undecided)
  const undo = () =>
    decision.mutate(
      (manual) => Object.fromEntries(Object.entries(manual).filter(([name]) => !confirmed.includes(name))),
      { onSuccess: () => setConfirmed([]) },
    )
  return (
    <div className="confirm-all">
      {names.length === 0 ? null : (
        <button
          type="button"
          className="button primary"
          disabled={decision.isPending}
          onClick={() =>
            decision.mutate((manual) => ({ ...undecided, ...manual }), { onSuccess: () => setConfirmed(names) })
          }
        >
          Confirm {names.length === 1 ? 'the value' : `all ${names.length} values`}
        </button>
      )}
      <span role="status">
        {confirmed.length === 0 ? '' : `${confirmed.length} ${confirmed.length === 1 ? 'value' : 'values'} confirmed.`}
      </span>
      {confirmed.length === 0 ? null : (
        <button type="button" className="button" disabled={decision.isPending} onClick={undo}>
          Undo<span className="hidden"> the confirmation of all</span>
        </button>
      )}
      <Refusal error={decision.error} />
    </div>
  )
}
