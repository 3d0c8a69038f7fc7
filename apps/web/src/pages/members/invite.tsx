import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import type { Role } from '../../auth/session.ts'
import { Icon } from '../../parts/page/icon.tsx'
import { invite, membersKey } from './queries.ts'
import { ROLES, RoleSelect } from './roles.tsx'

/** Creates an invitation link for the owner to pass on: the service needs no mail server. */
export const Invite = () => {
  const queryClient = useQueryClient()
  const [role, setRole] = useState<Role>('member')
  const invited = useMutation({
    mutationFn: (email: string) => invite(email, role),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: membersKey }),
  })
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    invited.mutate(String(new FormData(event.currentTarget).get('email')))
  }
  return (
    <section className="card">
      <h2>Invite somebody</h2>
      <form className="invite" onSubmit={send}>
        <input
          name="email"
          type="email"
          aria-label="E-mail"
          placeholder="name@company.com"
          autoComplete="off"
          required
        />
        <RoleSelect label="Role" value={role} change={setRole} />
        <button type="submit" className="button primary" disabled={invited.isPending}>
          <Icon name="plus" /> Create a link
        </button>
      </form>
      <p className="quiet">{ROLES[role]}.</p>
      <div aria-live="polite">
        {invited.error ? <p className="form-error">{invited.error.message}</p> : null}
        {invited.data ? (
          <p className="invited">
            <label htmlFor="invitation">
              Pass this link on to {invited.data.email}. It is shown once, and works once within seven days.
            </label>
            <input id="invitation" readOnly value={invited.data.url} onFocus={({ target }) => target.select()} />
          </p>
        ) : null}
      </div>
    </section>
  )
}
