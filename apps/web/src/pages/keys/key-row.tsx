import { keys, useRevokeApiKey, useRotateApiKey } from '@boxtrail/react'
import { useQueryClient } from '@tanstack/react-query'
import { Refusal } from '../../parts/page/problem.tsx'
import { useNow } from '../../parts/time/now.tsx'
import { Ago, OwnTime } from '../../parts/time/time.tsx'
import { RevokeButton, RotateButton } from './key-buttons.tsx'
import type { Key } from './queries.ts'
import { isAccepted, nameOf, stateOf } from './state.ts'

interface KeyRowProps {
  of: Key
  mayChange: boolean
  rotated: (key: Key) => void
}

/** A key with its scope, its times and its buttons. */
export const KeyRow = ({ of: key, mayChange, rotated }: KeyRowProps) => {
  const now = useNow()
  const queryClient = useQueryClient()
  const state = stateOf(key, now)
  // The request may have failed because the key has changed since it was loaded.
  const onError = () => queryClient.invalidateQueries({ queryKey: keys.apiKeys() })
  const revoke = useRevokeApiKey({ onError })
  const rotate = useRotateApiKey({ onSuccess: rotated, onError })
  const isBusy = revoke.isPending || rotate.isPending
  return (
    <li className={isAccepted(state) ? undefined : 'ended'}>
      <span className="entry-name">
        <strong>{nameOf(key)}</strong>
        <span className="quiet">
          <span className="number">…{key.last4}</span> · {key.scope === 'write' ? 'reads and changes' : 'reads'}
        </span>
      </span>
      <Use of={key} />
      <span>
        <Validity of={key} state={state} />
      </span>
      {mayChange && isAccepted(state) ? (
        <span className="entry-buttons">
          <RotateButton
            of={key}
            isDisabled={isBusy}
            rotate={(overlapSeconds) => rotate.mutate([key.id, { overlapSeconds }])}
          />
          <RevokeButton of={key} isDisabled={isBusy} revoke={() => revoke.mutate(key.id)} />
        </span>
      ) : null}
      <Refusal error={rotate.error ?? revoke.error} />
    </li>
  )
}

const Use = ({ of: key }: { of: Key }) => (
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
)

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
