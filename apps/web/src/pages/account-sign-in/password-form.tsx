import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useRef } from 'react'
import { AuthError } from '../../auth/call.ts'
import { useSession } from '../../auth/session.ts'
import { Field, refusalOf } from '../../parts/form/auth-form.tsx'
import { changePassword, sessionsKey } from './queries.ts'

/** Asks for the current password, so that somebody else at an open browser cannot change it. */
export const PasswordForm = () => {
  const queryClient = useQueryClient()
  const { user } = useSession()
  const form = useRef<HTMLFormElement>(null)
  const change = useMutation({
    mutationFn: changePassword,
    onSuccess: () => {
      form.current?.reset()
      return queryClient.invalidateQueries({ queryKey: sessionsKey })
    },
    onError: (error) => {
      const field = form.current?.elements.namedItem((error instanceof AuthError && error.field) || 'current_password')
      if (field instanceof HTMLElement) field.focus()
    },
  })
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const given = new FormData(event.currentTarget)
    change.mutate({
      current_password: String(given.get('current_password')),
      password: String(given.get('password')),
      keep_apps: given.has('keep_apps'),
    })
  }
  return (
    <section className="card" aria-labelledby="password-title">
      <h2 id="password-title">Change your password</h2>
      <form ref={form} className="account-form" onSubmit={send} aria-describedby="password-outcome">
        {/* For programs that keep passwords: whose it is. */}
        <input type="text" name="username" autoComplete="username" value={user.email} readOnly hidden />
        <Field
          name="current_password"
          label="Current password"
          type="password"
          autoComplete="current-password"
          minLength={1}
        />
        <Field
          name="password"
          label="New password"
          type="password"
          autoComplete="new-password"
          minLength={12}
          hint="At least 12 characters. You are signed out everywhere else."
        />
        <label className="check-row">
          <input type="checkbox" name="keep_apps" />
          Keep the connected apps: nobody else knew the password
        </label>
        <div>
          <button type="submit" className="button primary" disabled={change.isPending}>
            {change.isPending ? 'One moment …' : 'Change the password'}
          </button>
        </div>
      </form>
      <p id="password-outcome" className={change.error ? 'form-error' : undefined} role="status">
        {change.error ? refusalOf(change.error) : change.isSuccess ? 'Your password has been changed.' : ''}
      </p>
    </section>
  )
}
