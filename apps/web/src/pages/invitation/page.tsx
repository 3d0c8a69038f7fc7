import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { AuthError, callAuth } from '../../auth/call.ts'
import { type Role, type Session, sessionQuery } from '../../auth/session.ts'
import { AuthForm, Field } from '../../parts/form/auth-form.tsx'
import { NewPassword } from '../../parts/form/new-password.tsx'
import { useTitle } from '../../parts/page/title.ts'

const route = getRouteApi('/invitations/$token')

interface Invitation {
  email: string
  company_name: string
  role: Role
}

const rights: Record<Role, string> = {
  owner: 'You will be an owner: you track, and manage members and keys.',
  member: 'You will be a member: you see and track everything.',
  read_only: 'You will see everything, and change nothing.',
}

/**
 * Accepts the invitation in the link: with a click if the invited person is signed in, and otherwise with a new
 * password.
 */
export const InvitationPage = () => {
  useTitle('Invitation')
  const { token } = route.useParams()
  const path = `/invitations/${encodeURIComponent(token)}`
  const { data, error } = useQuery({
    queryKey: ['invitation', token],
    queryFn: () => callAuth<Invitation>('GET', path),
  })
  const { data: state } = useQuery(sessionQuery)
  if (error) return <Ended isUnknown={error instanceof AuthError && error.status === 404} message={error.message} />
  if (!data || !state) return <main className="alone">Loading …</main>
  const user = state.session?.user
  const isInvited = user?.email === data.email
  const submit = async (values: Record<string, string>) => {
    await callAuth<Session>('POST', `${path}/accept`, values)
    location.assign('/')
  }
  return (
    <AuthForm
      title={`Join ${data.company_name}`}
      lead={`${data.email} is invited. ${rights[data.role]}`}
      action="Accept the invitation"
      submit={submit}
    >
      {isInvited ? (
        <p>You are signed in as {user.name}: your password stays as it is.</p>
      ) : (
        <>
          <p className="quiet">
            <SignInFirst path={path} /> to join with the password that you already have here. Otherwise choose one:
          </p>
          <Field name="name" label="Your name" autoComplete="name" />
          <NewPassword />
        </>
      )}
    </AuthForm>
  )
}

/** Leads back here after signing in. A user who is signed in with another e-mail address is signed out first. */
const SignInFirst = ({ path }: { path: string }) => {
  const leave = async () => {
    await callAuth('DELETE', '/session')
    location.assign(`/sign-in?${new URLSearchParams({ next: path })}`)
  }
  return (
    <button type="button" className="link-button" onClick={() => void leave()}>
      Sign in
    </button>
  )
}

const Ended = ({ isUnknown, message }: { isUnknown: boolean; message: string }) => (
  <main className="alone" role="alert">
    <h1>{isUnknown ? 'This invitation has ended' : 'The invitation cannot be read'}</h1>
    <p className="quiet">
      {isUnknown
        ? 'It was accepted, withdrawn or replaced, or it has expired. Ask the person who invited you for a new one.'
        : message}
    </p>
    <Link to="/">Sign in</Link>
  </main>
)
