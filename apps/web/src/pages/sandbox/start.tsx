import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { ALL_RECORDS } from '../../api/all-records.ts'
import { client } from '../../api/client.ts'
import { TEST_LINE } from '../../api/lines.ts'
import { Icon } from '../../parts/page/icon.tsx'
import { Refusal } from '../../parts/page/problem.tsx'
import type { Journey } from './queries.ts'
import { nextNumber, requestKind, SCENARIOS } from './scenarios.ts'

const GROUPS = [
  ['normal', 'Without problems'],
  ['failure', 'With problems'],
] as const

/** Tracks a number of the simulated line. */
export const Start = ({ journeys }: { journeys: readonly Journey[] }) => {
  const queryClient = useQueryClient()
  const [key, setKey] = useState(SCENARIOS[0]!.key)
  const scenario = SCENARIOS.find((one) => one.key === key)!
  const number = nextNumber(scenario, journeys)
  const start = useMutation({
    mutationFn: (requestNumber: string) =>
      client.trackingRequests.create({ requestNumber, requestType: requestKind(scenario), scac: TEST_LINE }),
    onSuccess: () => queryClient.invalidateQueries(ALL_RECORDS),
  })
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (number) start.mutate(number)
  }
  return (
    <section className="card" aria-labelledby="start">
      <h2 id="start">Start a journey</h2>
      <form className="inline-form" onSubmit={send}>
        <label className="grow">
          What happens
          <select value={key} onChange={({ target }) => setKey(target.value)}>
            {GROUPS.map(([kind, label]) => (
              <optgroup key={kind} label={label}>
                {SCENARIOS.filter((one) => one.kind === kind).map((one) => (
                  <option key={one.key} value={one.key}>
                    {one.title}
                  </option>
                ))}
              </optgroup>
            ))}
          </select>
        </label>
        <button type="submit" className="button primary" disabled={start.isPending || !number}>
          <Icon name="plus" /> Start
        </button>
      </form>
      <p className="quiet sandbox-number" role="status">
        {start.data ? `${start.data.requestNumber} is tracked. ` : ''}
        {number ? (
          <>
            {start.data ? 'The next' : 'It'} will be tracked as <span className="number">{number}</span>.
          </>
        ) : (
          'All its numbers are tracked: choose another.'
        )}
      </p>
      <Refusal error={start.error} />
    </section>
  )
}
