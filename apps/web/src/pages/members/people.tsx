import { AlertDialog } from '@base-ui/react/alert-dialog'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Role, Session } from '../../auth/session.ts'
import { Ago } from '../../parts/time.tsx'
import { type Member, membersKey, remove, setRole } from './queries.ts'
import { ROLES, RoleSelect } from './roles.tsx'

/** Who sees this account, and what they may do. */
export const People = ({ members, session }: { members: readonly Member[]; session: Session }) => {
  const queryClient = useQueryClient()
  const change = useMutation({
    mutationFn: ({ id, role }: { id: string; role: Role | null }) => (role ? setRole(id, role) : remove(id)),
    onSettled: () => queryClient.invalidateQueries({ queryKey: membersKey }),
  })
  const isOwner = session.account.role === 'owner'
  return (
    <section className="card">
      <h2>People</h2>
      <ul className="people">
        {members.map(({ id, name, email, role, last_seen_at }) => (
          <li key={id}>
            <span>
              <strong>{name}</strong>
              <span className="quiet">{email}</span>
            </span>
            <span className="quiet">{last_seen_at ? <Ago at={last_seen_at} /> : 'never signed in'}</span>
            {isOwner && id !== session.user.id ? (
              <span className="people-actions">
                <RoleSelect
                  label={`Role of ${name}`}
                  value={role}
                  isDisabled={change.isPending}
                  change={(chosen) => change.mutate({ id, role: chosen })}
                />
                <Remove name={name} remove={() => change.mutate({ id, role: null })} />
              </span>
            ) : (
              <span>{ROLES[role].split(':')[0]}</span>
            )}
          </li>
        ))}
      </ul>
      {change.error ? (
        <p className="form-error" role="alert">
          {change.error.message}
        </p>
      ) : null}
    </section>
  )
}

const Remove = ({ name, remove }: { name: string; remove: () => void }) => (
  <AlertDialog.Root>
    <AlertDialog.Trigger className="button" aria-label={`Remove ${name}`}>
      Remove
    </AlertDialog.Trigger>
    <AlertDialog.Portal>
      <AlertDialog.Backdrop className="backdrop" />
      <AlertDialog.Popup className="dialog">
        <AlertDialog.Title>Remove {name}?</AlertDialog.Title>
        <AlertDialog.Description className="quiet">
          They are signed out of this account at once. What they did stays, and so do API keys, which belong to the
          account: revoke those that they know.
        </AlertDialog.Description>
        <div className="dialog-buttons">
          <AlertDialog.Close className="button">Keep</AlertDialog.Close>
          <AlertDialog.Close className="button primary" onClick={remove}>
            Remove
          </AlertDialog.Close>
        </div>
      </AlertDialog.Popup>
    </AlertDialog.Portal>
  </AlertDialog.Root>
)
