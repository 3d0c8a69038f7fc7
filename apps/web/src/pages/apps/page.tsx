import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useSession } from '../../auth/session.ts'
import { Confirm } from '../../parts/form/confirm.tsx'
import { Problem, Refusal } from '../../parts/page/problem.tsx'
import { useTitle } from '../../parts/page/title.ts'
import { Ago } from '../../parts/time/time.tsx'
import { type App, appsKey, appsQuery, disconnect } from './queries.ts'
import '../developer/developer.css'

/** The apps that act for the user in this account, and the address for connecting another. */
export const AppsPage = () => {
  useTitle('Connected apps')
  const { account } = useSession()
  const { data, error, refetch } = useQuery(appsQuery)
  return (
    <div className="developer">
      <h1>Connected apps</h1>
      <p className="lead">
        AI clients that act for you in {account.company_name}. <a href="/docs/ai-clients">How to connect one</a>
      </p>
      {error ? <Problem error={error} retry={() => void refetch()} /> : null}
      {!data && !error ? <p className="quiet">Loading …</p> : null}
      {data ? (
        <>
          <section className="card" aria-labelledby="address">
            <h2 id="address">Connect an app</h2>
            <p className="once">
              <label htmlFor="server">Give it this address, exactly as it is</label>
              <input id="server" readOnly value={`${data.server_url}/mcp`} onFocus={({ target }) => target.select()} />
            </p>
            <p className="quiet">It opens this application, where you see what it asks for.</p>
          </section>
          <section className="card" aria-labelledby="connected">
            <h2 id="connected">Connected</h2>
            {data.apps.length === 0 ? <p className="quiet">No app is connected.</p> : null}
            <ul className="entries">
              {data.apps.map((app) => (
                <AppRow key={app.id} of={app} />
              ))}
            </ul>
          </section>
        </>
      ) : null}
    </div>
  )
}

const AppRow = ({ of: app }: { of: App }) => {
  const queryClient = useQueryClient()
  const name = app.name ?? app.redirect_host
  const ended = useMutation({
    mutationFn: () => disconnect(app.id),
    onSettled: () => queryClient.invalidateQueries({ queryKey: appsKey }),
  })
  return (
    <li>
      <span className="entry-name">
        <strong>{name}</strong>
        <span className="quiet">{app.publisher ?? app.redirect_host}</span>
      </span>
      <span className="quiet">
        <span className="block">
          {app.last_used_at ? (
            <>
              Used <Ago at={app.last_used_at} />
            </>
          ) : (
            'Never used'
          )}
        </span>
        <span className="block">
          Connected <Ago at={app.connected_at} />
        </span>
      </span>
      <span>{app.may_write ? 'Reads and changes' : 'Reads'}</span>
      <span className="entry-buttons">
        <Confirm
          trigger="Disconnect"
          label={`Disconnect ${name}`}
          title={`Disconnect ${name}?`}
          keep="Keep"
          action="Disconnect"
          confirm={() => ended.mutate()}
          isDisabled={ended.isPending}
        >
          It loses access at once, on every machine on which you connected it.
        </Confirm>
      </span>
      <Refusal error={ended.error} />
    </li>
  )
}
