import './sandbox.css'
import { useSandboxClock } from '@boxtrail/react'
import { useQuery } from '@tanstack/react-query'
import { hasSandbox, linesQuery } from '../../api/lines.ts'
import { mayWrite, useSession } from '../../auth/session.ts'
import { Problem } from '../../parts/page/problem.tsx'
import { useTitle } from '../../parts/page/title.ts'
import { Clock } from './clock.tsx'
import { Journeys } from './journeys.tsx'
import { Start } from './start.tsx'

/** A simulated line with its own clock, to see what a journey looks like. */
export const SandboxPage = () => {
  useTitle('Sandbox')
  const session = useSession()
  const { data: lines } = useQuery(linesQuery)
  const { data: clock, error, refetch } = useSandboxClock()
  const isAbsent = lines && !hasSandbox(lines)
  return (
    <div className="sandbox">
      <h1>Sandbox</h1>
      {isAbsent ? (
        <p className="lead">
          This account has no sandbox: it may not use the simulated line. Ask the operator of this installation.
        </p>
      ) : (
        <p className="lead">
          The Test line, its terminals and its railways are simulated: no real source is polled, and nothing here
          concerns real containers. Journeys that you start follow this clock instead of the time of day. As it
          advances, their sources are polled, pages change, and your webhooks receive what happened, as with a real
          line. <a href="/docs/scenarios">All scenarios</a>
        </p>
      )}
      {error ? <Problem error={error} retry={() => void refetch()} /> : null}
      {clock && !isAbsent ? (
        <>
          <Clock clock={clock} />
          {mayWrite(session) ? <Start journeys={clock.journeys} /> : null}
          <Journeys journeys={clock.journeys} />
        </>
      ) : null}
      {!clock && !error && !isAbsent ? (
        <p className="quiet" role="status">
          Loading …
        </p>
      ) : null}
    </div>
  )
}
