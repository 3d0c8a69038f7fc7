import { useMutation, useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { useState } from 'react'
import { callAuth } from '../../auth/call.ts'
import { useSession } from '../../auth/session.ts'
import { useTitle } from '../../parts/title.ts'
import { allow, type ConnectRequest, connectQuery, refuse } from './queries.ts'
import './connect.css'

const route = getRouteApi('/connect/$uid')

/** An app asks to act for whoever is signed in: who it is, where it continues, and what it may do. */
export const ConnectPage = () => {
  useTitle('Connect an app')
  const { uid } = route.useParams()
  const { data, error } = useQuery(connectQuery(uid))
  if (error)
    return (
      <main className="alone">
        <div role="alert">
          <h1>The app cannot be connected</h1>
          <p className="quiet">{error.message}</p>
          <Link to="/">To the application</Link>
        </div>
      </main>
    )
  return data ? <Decision uid={uid} asked={data} /> : <main className="alone">Loading …</main>
}

const Decision = ({ uid, asked }: { uid: string; asked: ConnectRequest }) => {
  const { user, account } = useSession()
  const { app, scopes } = asked
  const [isWriting, setWriting] = useState(asked.may_write && scopes.includes('tracking:write'))
  const granted = scopes.filter((scope) => scope !== 'tracking:write' || isWriting)
  // The service sends the browser on to the app, which may be a program: then this page stays.
  const leave = ({ continue_at }: { continue_at: string }) => location.assign(continue_at)
  const allowed = useMutation({ mutationFn: () => allow(uid, account.id, granted), onSuccess: leave })
  const refused = useMutation({ mutationFn: () => refuse(uid), onSuccess: leave })
  const error = allowed.error ?? refused.error
  const isBusy = allowed.isPending || refused.isPending
  const name = app.name ?? app.redirect_host
  if (allowed.isSuccess || refused.isSuccess)
    return (
      <main className="alone">
        <div role="status">
          <h1>{allowed.isSuccess ? `${name} is connected` : `${name} is not connected`}</h1>
          <p className="quiet">Go on in the app. You can close this page.</p>
        </div>
      </main>
    )
  return (
    <main className="alone">
      <form
        className="auth-form connect"
        onSubmit={(event) => {
          event.preventDefault()
          allowed.mutate()
        }}
      >
        <img src="/icon.svg" alt="" width="32" height="32" />
        <h1>Connect {name}?</h1>
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
        <fieldset className="connect-scopes">
          <legend>It may</legend>
          <p>Read shipments, containers and requests</p>
          {scopes.includes('tracking:write') ? (
            <label>
              <input
                type="checkbox"
                checked={isWriting}
                disabled={!asked.may_write || scopes.length === 1}
                onChange={({ target }) => setWriting(target.checked)}
              />
              Change records: track numbers
            </label>
          ) : null}
          {scopes.includes('tracking:write') && !asked.may_write ? (
            <p className="quiet">Your role in this account only reads, and so will the app.</p>
          ) : null}
        </fieldset>
        <p className="quiet">
          Its name is what it says of itself. Allow it only if you have just begun this in an app that you trust; you
          can disconnect it at any time.
        </p>
        <p className="form-error" role="alert">
          {error ? error.message : ''}
        </p>
        <div className="connect-buttons">
          <button type="button" className="button" disabled={isBusy} onClick={() => refused.mutate()}>
            Cancel
          </button>
          <button type="submit" className="button primary" disabled={isBusy || granted.length === 0}>
            {isBusy ? 'One moment …' : 'Allow'}
          </button>
        </div>
      </form>
    </main>
  )
}

const whereTo = ({ is_on_this_machine, redirect_host }: ConnectRequest['app']): string => {
  if (is_on_this_machine) return 'a program on this computer'
  return redirect_host.includes('://') ? 'a program that opens such addresses' : 'a server, which gets the access'
}

/** The account that the app will see: the one that is open, or another of the user's. */
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
