import { useMutation } from '@tanstack/react-query'
import { callAuth } from '../../auth/call.ts'
import { useSession } from '../../auth/session.ts'
import type { ConnectRequest } from './queries.ts'

/** Where the app continues, who published it, and for which account it acts. */
export const AppFacts = ({ app }: { app: ConnectRequest['app'] }) => {
  const { user } = useSession()
  return (
    <dl className="connect-facts">
      <div>
        <dt>It continues at</dt>
        <dd>
          <strong className="connect-host">{app.redirect_host}</strong>
          <span className="quiet">{whereTo(app)}</span>
        </dd>
      </div>
      {app.publisher ? (
        <div>
          <dt>Published by</dt>
          <dd className="connect-host">{app.publisher}</dd>
        </div>
      ) : null}
      <div>
        <dt>It acts for</dt>
        <dd>
          {user.name} ({user.email})
          <Accounts />
        </dd>
      </div>
    </dl>
  )
}

const whereTo = ({ is_on_this_machine, redirect_host }: ConnectRequest['app']): string => {
  if (is_on_this_machine) return 'a program on this computer'
  return redirect_host.includes('://') ? 'a program that opens such addresses' : 'a server, which gets access'
}

/** The account that the app will see: the current one, or another one of the user. */
const Accounts = () => {
  const { account, accounts } = useSession()
  const chosen = useMutation({
    mutationFn: (account_id: string) => callAuth('PUT', '/session/account', { account_id }),
    onSuccess: () => location.reload(),
  })
  if (accounts.length === 1) return <span className="block">in {account.company_name}</span>
  return (
    <select
      aria-label="Account"
      value={account.id}
      disabled={chosen.isPending}
      onChange={({ target }) => chosen.mutate(target.value)}
    >
      {accounts.map(({ id, company_name }) => (
        <option key={id} value={id}>
          {company_name}
        </option>
      ))}
    </select>
  )
}
