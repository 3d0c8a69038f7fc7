import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { AuthError, callAuth } from '../../auth/call.ts'
import type { Role, Session } from '../../auth/session.ts'
import { AuthForm, Field } from '../../parts/auth-form.tsx'
import { useTitle } from '../../parts/title.ts'

const route = getRouteApi('/invitations/$token')

interface Invitation {
  email: string
  company_name: string
  role: Role
  /** The invited person has an account already, and proves it by its password. */
  has_password: boolean
}

const rights: Record<Role, string> = {
  owner: 'You will be an owner: you track, and manage members and keys.',
  member: 'You will be a member: you see and track everything.',
  read_only: 'You will see everything, and change nothing.',
}

/** Accepts an invitation, as its link says. */
export const InvitationPage = () => {
  useTitle('Invitation')
  const { token } = route.useParams()
  const path = `/invitations/${encodeURIComponent(token)}`
  const { data, error } = useQuery({
    queryKey: ['invitation', token],
    queryFn: () => callAuth<Invitation>('GET', path),
  })
  if (error) return <Ended isUnknown={error instanceof AuthError && error.status === 404} message={error.message} />
  if (!data) return <main className="alone">Loading …</main>
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
      {data.has_password ? (
        <Field
          name="password"
          label="Your password"
          type="password"
          autoComplete="current-password"
          hint="That of your account, with which you sign in already."
        />
      ) : (
        <>
          <Field name="name" label="Your name" autoComplete="name" />
          <Field
            name="password"
            label="Password"
            type="password"
            autoComplete="new-password"
            minLength={12}
            hint="At least 12 characters. A few unrelated words are easy to remember and hard to guess."
          />
        </>
      )}
    </AuthForm>
  )
}

const Ended = ({ isUnknown, message }: { isUnknown: boolean; message: string }) => (
  <main className="alone" role="alert">
    <h1>{isUnknown ? 'This invitation has ended' : 'The invitation cannot be read'}</h1>
    <p className="quiet">
      {isUnknown
        ? 'It was accepted, withdrawn or replaced, or it is too old. Ask who invited you for another.'
        : message}
    </p>
    <Link to="/">Sign in</Link>
  </main>
)
