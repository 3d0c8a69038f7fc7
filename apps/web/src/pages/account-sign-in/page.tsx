import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Confirm } from '../../parts/form/confirm.tsx'
import { Problem, Refusal } from '../../parts/page/problem.tsx'
import { useTitle } from '../../parts/page/title.ts'
import { Ago } from '../../parts/time/time.tsx'
import { browserName } from './browser-name.ts'
import { PasswordForm } from './password-form.tsx'
import { endOtherSessions, endSession, type OpenSession, sessionsKey, sessionsQuery } from './queries.ts'

/** The password of the user, and the browsers that are signed in. */
export const SignInSettingsPage = () => {
  useTitle('Your sign-in')
  return (
    <>
      <PasswordForm />
      <Sessions />
    </>
  )
}

const Sessions = () => {
  const queryClient = useQueryClient()
  const { data: sessions, error, refetch } = useQuery(sessionsQuery)
  const end = useMutation({
    mutationFn: (id: string | null) => (id ? endSession(id) : endOtherSessions()),
    onSettled: () => queryClient.invalidateQueries({ queryKey: sessionsKey }),
  })
  const others = sessions?.filter(({ is_current }) => !is_current) ?? []
  return (
    <section className="card" aria-labelledby="sessions">
      <h2 id="sessions">Where you are signed in</h2>
      {error ? <Problem error={error} retry={() => void refetch()} /> : null}
      {!sessions && !error ? <p className="quiet">Loading …</p> : null}
      <ul className="entries">
        {[...(sessions ?? []).filter(({ is_current }) => is_current), ...others].map((one) => (
          <SessionRow key={one.id} of={one} isDisabled={end.isPending} end={() => end.mutate(one.id)} />
        ))}
      </ul>
      {others.length > 1 ? (
        <p className="account-buttons">
          <Confirm
            trigger="Sign out everywhere else"
            title="Sign out everywhere else?"
            keep="Keep"
            action="Sign out"
            confirm={() => end.mutate(null)}
            isDisabled={end.isPending}
          >
            {others.length} browsers are signed out at once. This one stays signed in. Change your password as well if
            you do not recognize one of them.
          </Confirm>
        </p>
      ) : null}
      <Refusal error={end.error} />
    </section>
  )
}

const SessionRow = ({ of, isDisabled, end }: { of: OpenSession; isDisabled: boolean; end: () => void }) => (
  <li>
    <span className="entry-name">
      <strong>{browserName(of.user_agent)}</strong>
      <span className="quiet">
        {of.address ?? 'unknown address'} · {of.company_name}
      </span>
    </span>
    <span className="quiet">
      <span className="block">
        Used <Ago at={of.last_seen_at} />
      </span>
      <span className="block">
        Signed in <Ago at={of.created_at} />
      </span>
    </span>
    {of.is_current ? (
      <span>This browser</span>
    ) : (
      <button
        type="button"
        className="button"
        aria-label={`Sign out ${browserName(of.user_agent)}, ${of.address ?? 'unknown address'}`}
        disabled={isDisabled}
        onClick={end}
      >
        Sign out
      </button>
    )}
  </li>
)
