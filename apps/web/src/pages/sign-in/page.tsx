import { getRouteApi, useRouter } from '@tanstack/react-router'
import { callAuth } from '../../auth/call.ts'
import { isPageOf } from '../../auth/is-page.ts'
import { safeNext } from '../../auth/safe-next.ts'
import type { Session } from '../../auth/session.ts'
import { AuthForm, Field } from '../../parts/form/auth-form.tsx'
import { useTitle } from '../../parts/page/title.ts'

const route = getRouteApi('/sign-in')

export const SignInPage = () => {
  useTitle('Sign in')
  const { next } = route.useSearch()
  const router = useRouter()
  const submit = async ({ email, password }: Record<string, string>) => {
    await callAuth<Session>('POST', '/session', { email, password })
    // A full page load, because the service may redirect the address, such as /shipments/find.
    location.assign(safeNext(next, location.origin, isPageOf(router)))
  }
  return (
    <AuthForm title="Sign in to Boxtrail" action="Sign in" submit={submit}>
      <Field name="email" label="E-mail" type="email" autoComplete="username" />
      <Field name="password" label="Password" type="password" autoComplete="current-password" />
    </AuthForm>
  )
}
