import { useState } from 'react'
import { mayWrite, useSession } from '../../auth/session.ts'
import { Once } from '../../parts/form/once.tsx'
import { More } from '../../parts/page/more.tsx'
import { useTitle } from '../../parts/page/title.ts'
import { useNow } from '../../parts/time/now.tsx'
import { KeyRow } from './key-row.tsx'
import { NewKey } from './new-key.tsx'
import { type Key, useKeys } from './queries.ts'
import { isAccepted, stateOf } from './state.ts'

/** The keys of the account; a new one is shown only once. */
export const KeysPage = () => {
  useTitle('API keys')
  const mayChange = mayWrite(useSession())
  const now = useNow()
  const [shown, show] = useState<Key | null>(null)
  const query = useKeys()
  const keys = query.data?.pages.flatMap(({ items }) => items) ?? []
  const accepted = keys.filter((key) => isAccepted(stateOf(key, now)))
  const ended = keys.filter((key) => !isAccepted(stateOf(key, now)))
  const row = (key: Key) => <KeyRow key={key.id} of={key} mayChange={mayChange} rotated={show} />
  return (
    <>
      <p className="lead">
        Programs send a key with each request: <code>Authorization: Token …</code>{' '}
        <a href="/docs/requests">How to call the API</a>
      </p>
      {shown?.key ? <Once label={`The key ${shown.name}`} value={shown.key} /> : null}
      {mayChange ? <NewKey created={show} /> : null}
      <section className="card" aria-labelledby="keys">
        <h2 id="keys">Keys</h2>
        {query.data && accepted.length === 0 ? <p className="quiet">No valid keys.</p> : null}
        <ul className="entries">{accepted.map(row)}</ul>
        {ended.length > 0 ? (
          <details className="entries-ended">
            <summary>{ended.length === 1 ? 'One key that has ended' : `${ended.length} keys that have ended`}</summary>
            <ul className="entries">{ended.map(row)}</ul>
          </details>
        ) : null}
        <More query={query} />
      </section>
    </>
  )
}
