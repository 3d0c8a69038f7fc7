import type { ConnectRequest } from './queries.ts'

interface ScopesProps {
  request: ConnectRequest
  isWriting: boolean
  setWriting: (isWriting: boolean) => void
}

/** The rights of the app; the user decides whether it may write. */
export const Scopes = ({ request, isWriting, setWriting }: ScopesProps) => {
  const asksToWrite = request.scopes.includes('tracking:write')
  return (
    <fieldset className="connect-scopes">
      <legend>It may</legend>
      <p>Read shipments, containers and requests</p>
      {asksToWrite ? (
        <label>
          <input
            type="checkbox"
            checked={isWriting}
            disabled={!request.may_write || request.scopes.length === 1}
            onChange={({ target }) => setWriting(target.checked)}
          />
          Change records: track numbers
        </label>
      ) : null}
      {asksToWrite && !request.may_write ? (
        <p className="quiet">Your role in this account is read-only, so the app can only read too.</p>
      ) : null}
    </fieldset>
  )
}
