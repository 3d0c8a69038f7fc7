import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Role, Session } from '../../auth/session.ts'
import { Confirm } from '../../parts/form/confirm.tsx'
import { Ago } from '../../parts/time/time.tsx'
import { type Member, membersKey, remove, setRole } from './queries.ts'
import { ROLES, RoleSelect } from './roles.tsx'

/** The members of this account with their roles. */
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
            <span className="quiet">
              {last_seen_at ? (
                <>
                  Last seen <Ago at={last_seen_at} />
                </>
              ) : (
                'Never signed in'
              )}
            </span>
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
  <Confirm
    trigger="Remove"
    label={`Remove ${name}`}
    title={`Remove ${name}?`}
    keep="Keep"
    action="Remove"
    confirm={remove}
  >
    They are signed out of this account at once. Their changes are kept, and so are API keys, which belong to the
    account: revoke those that they know.
  </Confirm>
)
