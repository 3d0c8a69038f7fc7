import type { SandboxClock } from '@boxtrail/client'
import { mayWrite, useSession } from '../../auth/session.ts'
import { momentIn } from '../../format/time.ts'
import { Icon } from '../../parts/page/icon.tsx'
import { Refusal } from '../../parts/page/problem.tsx'
import { Time } from '../../parts/time/time.tsx'
import { aheadOf, momentName, nextEvent, STEPS } from './steps.ts'
import { useAdvance } from './use-advance.ts'

/** The clock, with the buttons that advance it. */
export const Clock = ({ clock }: { clock: SandboxClock }) => {
  const session = useSession()
  const advance = useAdvance()
  const next = nextEvent(clock.journeys)
  const isBusy = advance.isPending
  return (
    <section className="card" aria-labelledby="clock">
      <h2 id="clock">Clock</h2>
      <p className="sandbox-now" role="status">
        <time dateTime={clock.now}>{momentIn(new Date(clock.now), 'UTC')}</time>{' '}
        <span className="quiet">{isBusy ? 'is being advanced …' : aheadOf(clock.aheadS)}</span>
      </p>
      {mayWrite(session) ? (
        <>
          <div className="sandbox-steps">
            {STEPS.map(([label, ms]) => (
              <button
                key={label}
                type="button"
                className="button"
                disabled={isBusy}
                onClick={() => advance.mutate({ to: Date.parse(clock.now) + ms })}
              >
                <span className="hidden">Advance by </span>
                <Icon name="plus" />
                {label}
              </button>
            ))}
            <button
              type="button"
              className="button primary"
              disabled={isBusy || !next}
              onClick={() => next && advance.mutate({ to: Date.parse(next.at) })}
            >
              To the next event
            </button>
          </div>
          <p className="quiet">
            {next ? (
              <>
                Next: {momentName(next.name)} of <span className="number">{next.requestNumber}</span>,{' '}
                <Time at={next.at} zone="UTC" />.
              </>
            ) : (
              'No events are ahead: start a journey.'
            )}{' '}
            The clock cannot be set back.
          </p>
        </>
      ) : null}
      <Refusal error={advance.error} />
    </section>
  )
}
