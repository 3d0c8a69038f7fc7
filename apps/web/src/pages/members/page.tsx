import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useSession } from '../../auth/session.ts'
import { Problem } from '../../parts/page/problem.tsx'
import { useTitle } from '../../parts/page/title.ts'
import { OwnTime } from '../../parts/time/time.tsx'
import { Invite } from './invite.tsx'
import { People } from './people.tsx'
import { type Invitation, membersKey, membersQuery, withdraw } from './queries.ts'
import { ROLES } from './roles.tsx'

/** The members of the account. Owners can invite others, and change roles. */
export const MembersPage = () => {
  useTitle('Members')
  const session = useSession()
  const { data, error, refetch } = useQuery(membersQuery)
  const isOwner = session.account.role === 'owner'
  return (
    <div className="members">
      <h1>Members of {session.account.company_name}</h1>
      {error ? <Problem error={error} retry={() => void refetch()} /> : null}
      {!data && !error ? <p className="quiet">Loading …</p> : null}
      {data ? <People members={data.members} session={session} /> : null}
      {isOwner ? <Invite /> : null}
      {data && data.invitations.length > 0 ? (
        <section className="card">
          <h2>Invited</h2>
          <ul className="people">
            {data.invitations.map((one) => (
              <Open key={one.id} invitation={one} isOwner={isOwner} />
            ))}
          </ul>
        </section>
      ) : null}
    </div>
  )
}

const Open = ({
  invitation: { id, email, role, expires_at },
  isOwner,
}: {
  invitation: Invitation
  isOwner: boolean
}) => {
  const queryClient = useQueryClient()
  const ended = useMutation({
    mutationFn: () => withdraw(id),
    onSettled: () => queryClient.invalidateQueries({ queryKey: membersKey }),
  })
  return (
    <li>
      <span>
        <strong>{email}</strong>
        <span className="quiet">{ROLES[role].split(':')[0]}</span>
      </span>
      <span className="quiet">
        Open until <OwnTime at={expires_at} />
      </span>
      {isOwner ? (
        <button
          type="button"
          className="button"
          aria-label={`Withdraw the invitation of ${email}`}
          disabled={ended.isPending}
          onClick={() => ended.mutate()}
        >
          Withdraw
        </button>
      ) : null}
    </li>
  )
}
