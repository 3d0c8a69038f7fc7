import { useMutation, useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useSession } from '../../auth/session.ts'
import { useTitle } from '../../parts/page/title.ts'
import { AppFacts } from './app-facts.tsx'
import { allow, type ConnectRequest, connectQuery, refuse } from './queries.ts'
import { Scopes } from './scopes.tsx'
import './connect.css'

const route = getRouteApi('/connect/$uid')

/** An app asks to act for the signed-in user: its name, where it continues, and what it may do. */
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
  return data ? <Decision uid={uid} request={data} /> : <main className="alone">Loading …</main>
}

const Decision = ({ uid, request }: { uid: string; request: ConnectRequest }) => {
  const { account } = useSession()
  const { app, scopes } = request
  const [isWriting, setWriting] = useState(request.may_write && scopes.includes('tracking:write'))
  const granted = scopes.filter((scope) => scope !== 'tracking:write' || isWriting)
  // The service redirects the browser to the app. If that is a program, this page remains open.
  const leave = ({ continue_at }: { continue_at: string }) => location.assign(continue_at)
  const allowed = useMutation({ mutationFn: () => allow(uid, account.id, granted), onSuccess: leave })
  const refused = useMutation({ mutationFn: () => refuse(uid), onSuccess: leave })
  const error = allowed.error ?? refused.error
  const isBusy = allowed.isPending || refused.isPending
  const name = app.name ?? app.redirect_host
  if (allowed.isSuccess || refused.isSuccess) return <Decided name={name} isAllowed={allowed.isSuccess} />
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
        <AppFacts app={app} />
        <Scopes request={request} isWriting={isWriting} setWriting={setWriting} />
        <p className="quiet">
          The app chose its name itself. Allow it only if you have just started this in an app that you trust; you can
          disconnect it at any time.
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

const Decided = ({ name, isAllowed }: { name: string; isAllowed: boolean }) => (
  <main className="alone">
    <div role="status">
      <h1>{isAllowed ? `${name} is connected` : `${name} is not connected`}</h1>
      <p className="quiet">Continue in the app. You can close this page.</p>
    </div>
  </main>
)
