import { getRouteApi } from '@tanstack/react-router'
import { callAuth } from '../../auth/call.ts'
import type { Session } from '../../auth/session.ts'
import { AuthForm, Field } from '../../parts/form/auth-form.tsx'
import { NewPassword } from '../../parts/form/new-password.tsx'
import { useTitle } from '../../parts/page/title.ts'

const route = getRouteApi('/setup')

/** Creates the first user. The code proves that the person can read the output of the service. */
export const SetupPage = () => {
  useTitle('Set up')
  const { code } = route.useSearch()
  const submit = async ({ company_name, ...values }: Record<string, string>) => {
    await callAuth<Session>('POST', '/owner', { ...values, ...(company_name ? { company_name } : {}) })
    location.assign('/')
  }
  return (
    <AuthForm
      title="Set up Boxtrail"
      lead="Nobody owns this installation yet. Its first user is its owner, and sees the simulated journeys that are tracked already."
      action="Create the owner"
      submit={submit}
    >
      <Field
        name="code"
        label="Setup code"
        autoComplete="off"
        value={code}
        hint="The service printed it when it started, in the address that ends with /setup?code=…"
      />
      <Field name="name" label="Your name" autoComplete="name" />
      <Field name="email" label="E-mail" type="email" autoComplete="username" />
      <NewPassword />
      <Field name="company_name" label="Company" autoComplete="organization" isOptional />
    </AuthForm>
  )
}
