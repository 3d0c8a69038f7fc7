import { type FormEvent, useId } from 'react'
import { mayWrite, useSession } from '../../auth/session.ts'
import { Refusal } from '../../parts/page/problem.tsx'
import { Time } from '../../parts/time/time.tsx'
import type { Journey } from './queries.ts'
import { momentName } from './steps.ts'
import { useAdvance } from './use-advance.ts'

const AdvanceTo = ({ journey }: { journey: Journey }) => {
  const id = useId()
  const advance = useAdvance()
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const moment = String(new FormData(event.currentTarget).get('moment'))
    advance.mutate({ moment, number: journey.requestNumber })
  }
  return (
    <form className="sandbox-advance" onSubmit={send}>
      <label htmlFor={id} className="hidden">
        Moment of {journey.requestNumber}
      </label>
      <select id={id} name="moment">
        {journey.moments.map((name) => (
          <option key={name} value={name}>
            {momentName(name)}
          </option>
        ))}
      </select>
      <button type="submit" className="button" disabled={advance.isPending}>
        {advance.isPending ? 'One moment …' : 'Advance'}
        <span className="hidden"> to this moment of {journey.requestNumber}</span>
      </button>
      <Refusal error={advance.error} />
    </form>
  )
}

/** The journeys in the sandbox, the latest first. */
export const Journeys = ({ journeys }: { journeys: readonly Journey[] }) => {
  const session = useSession()
  return (
    <section className="card" aria-labelledby="journeys">
      <h2 id="journeys">Journeys</h2>
      {journeys.length === 0 ? <p className="quiet">None yet: start one above.</p> : null}
      <ul className="sandbox-journeys">
        {journeys.map((journey) => (
          <li key={journey.requestNumber}>
            <div>
              <a href={`/shipments/find?q=${journey.requestNumber}`} className="number">
                {journey.requestNumber}
              </a>
              <span className="second">{journey.title}</span>
            </div>
            <p className="quiet">
              {journey.nextMoment ? (
                <>
                  Next: {momentName(journey.nextMoment.name)}, <Time at={journey.nextMoment.at} zone="UTC" />
                </>
              ) : (
                'Everything has happened.'
              )}
            </p>
            {mayWrite(session) && journey.moments.length > 0 ? <AdvanceTo journey={journey} /> : null}
          </li>
        ))}
      </ul>
    </section>
  )
}
