import { BoxtrailError, NotFoundError } from '@boxtrail/client'
import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'

const NEXT: Record<string, string> = {
  wait: 'Too much was requested at once. Try again in a minute.',
  retry: 'This usually passes. Try again in a moment.',
  ask_for_access: 'Your role in this account does not allow it. Ask an owner of the account.',
  enable_feature: 'Ask the operator of this installation to enable it for your account.',
  check_credentials: 'Sign in again.',
}

interface ProblemProps {
  error: Error
  retry?: () => void
  /** Whether it replaces the whole page. */
  isPage?: boolean
  /** A link to show if the record does not exist, because trying again would not help. */
  instead?: ReactNode
}

/** An error, with what to do next. */
export const Problem = ({ error, retry, isPage, instead }: ProblemProps) => {
  const isOurs = error instanceof BoxtrailError
  const isAbsent = error instanceof NotFoundError
  const title = isAbsent ? 'This does not exist in your account' : 'This could not be loaded'
  return (
    <div className="problem" role="alert">
      <Icon name="alert" />
      <div>
        {isPage ? <h1>{title}</h1> : <strong>{title}</strong>}
        <p>{error.message}</p>
        {isOurs && NEXT[error.action] ? <p>{NEXT[error.action]}</p> : null}
        {isOurs && error.requestId ? <p className="quiet">Request {error.requestId}</p> : null}
        {isAbsent ? instead : null}
        {retry && !isAbsent ? (
          <button type="button" className="button" onClick={retry}>
            <Icon name="refresh" /> Try again
          </button>
        ) : null}
      </div>
    </div>
  )
}

/** The messages of the service, without the pointers, which are for programs. */
const inWords = (error: Error): string => {
  if (!(error instanceof BoxtrailError)) return error.message
  const details = error.errors.map(({ detail }) => detail).filter(Boolean)
  return [...(details.length > 0 ? details : [error.message]), NEXT[error.action]].filter(Boolean).join(' ')
}

/** The error of the last request, below its form. */
export const Refusal = ({ error }: { error: Error | null }) => (
  <p className="form-error" role="alert">
    {error ? inWords(error) : ''}
  </p>
)
