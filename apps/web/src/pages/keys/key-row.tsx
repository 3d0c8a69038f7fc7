import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { client } from '../../api/client.ts'
import { Confirm } from '../../parts/confirm.tsx'
import { useNow } from '../../parts/now.tsx'
import { Refusal } from '../../parts/problem.tsx'
import { Ago, OwnTime } from '../../parts/time.tsx'
import { type Key, keysQuery } from './queries.ts'
import { isAccepted, OVERLAPS, stateOf } from './state.ts'

interface KeyRowProps {
  of: Key
  mayChange: boolean
  rotated: (key: Key) => void
}

/** One key: what it may do, since and until when, when it was used; and its buttons. */
export const KeyRow = ({ of: key, mayChange, rotated }: KeyRowProps) => {
  const now = useNow()
  const queryClient = useQueryClient()
  const [overlap, setOverlap] = useState('86400')
  const select = useId()
  const name = key.name ?? 'Without a name'
  const state = stateOf(key, now)
  const refresh = () => queryClient.invalidateQueries(keysQuery)
  const revoke = useMutation({
    mutationFn: () => client.apiKeys.delete(key.id),
    onSettled: refresh,
  })
  const rotate = useMutation({
    mutationFn: () => client.apiKeys.rotate(key.id, { overlapSeconds: Number(overlap) }),
    onSuccess: rotated,
    onSettled: refresh,
  })
  const isBusy = revoke.isPending || rotate.isPending
  return (
    <li className={isAccepted(state) ? undefined : 'ended'}>
      <span className="entry-name">
        <strong>{name}</strong>
        <span className="quiet">
          <span className="number">…{key.last4}</span> · {key.scope === 'write' ? 'reads and changes' : 'reads'}
        </span>
      </span>
      <span className="quiet">
        <span className="block">
          {key.lastUsedAt ? (
            <>
              Used <Ago at={key.lastUsedAt} />
            </>
          ) : (
            'Never used'
          )}
        </span>
        <span className="block">
          Created <Ago at={key.createdAt} />
        </span>
      </span>
      <span>
        <Validity of={key} state={state} />
      </span>
      {mayChange && isAccepted(state) ? (
        <span className="entry-buttons">
          <Confirm
            trigger="Rotate"
            label={`Rotate ${name}`}
            title={`Replace the key ${name}?`}
            keep="Keep"
            action="Create the new key"
            confirm={() => rotate.mutate()}
            isDisabled={isBusy}
          >
            <p>A new key with the same name, scope and lifetime is created, and shown once.</p>
            <p className="dialog-field">
              <label htmlFor={select}>The old key stays valid</label>
              <select id={select} value={overlap} onChange={({ target }) => setOverlap(target.value)}>
                {OVERLAPS.map(([seconds, text]) => (
                  <option key={seconds} value={seconds}>
                    {text}
                  </option>
                ))}
              </select>
            </p>
          </Confirm>
          <Confirm
            trigger="Revoke"
            label={`Revoke ${name}`}
            title={`Revoke the key ${name}?`}
            keep="Keep"
            action="Revoke"
            confirm={() => revoke.mutate()}
            isDisabled={isBusy}
          >
            Requests with it are rejected within a second. This cannot be undone.
          </Confirm>
        </span>
      ) : null}
      <Refusal error={rotate.error ?? revoke.error} />
    </li>
  )
}

const Validity = ({ of: key, state }: { of: Key; state: ReturnType<typeof stateOf> }) => {
  if (state === 'revoked')
    return (
      <span className="quiet">
        Revoked <Ago at={key.revokedAt!} />
      </span>
    )
  if (state === 'expired')
    return (
      <span className="quiet">
        Expired <Ago at={key.expiresAt!} />
      </span>
    )
  return state === 'ending' ? (
    <>
      Until <OwnTime at={key.expiresAt!} />
    </>
  ) : (
    <span className="quiet">Does not expire</span>
  )
}
