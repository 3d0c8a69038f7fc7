import { type FormEvent, type ReactNode, useState } from 'react'
import { AuthError } from '../../auth/call.ts'

interface AuthFormProps {
  title: string
  lead?: ReactNode
  action: string
  /** Sends the values; an error that it throws is shown. */
  submit: (values: Record<string, string>) => Promise<void>
  children: ReactNode
}

const inMinutes = (seconds: number) => (seconds < 60 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`)

/** The message of an error, with the time after which the form may be sent again. */
export const refusalOf = (error: Error): string =>
  error instanceof AuthError && error.retryAfterS
    ? `${error.message} Try again in ${inMinutes(error.retryAfterS)}.`
    : error.message

/** A form on its own page, for users who are not signed in yet. */
export const AuthForm = ({ title, lead, action, submit, children }: AuthFormProps) => {
  const [error, setError] = useState<AuthError | null>(null)
  const [isSending, setSending] = useState(false)
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    setSending(true)
    setError(null)
    try {
      await submit(Object.fromEntries(new FormData(form)) as Record<string, string>)
    } catch (cause) {
      if (!(cause instanceof AuthError)) throw cause
      setError(cause)
      setSending(false)
      const field = form.elements.namedItem(cause.field ?? 'password')
      if (field instanceof HTMLElement) field.focus()
    }
  }
  return (
    <main className="alone">
      <form className="auth-form" onSubmit={(event) => void send(event)} aria-describedby="auth-error">
        <img src="/icon.svg" alt="" width="32" height="32" />
        <h1>{title}</h1>
        {lead ? <p className="quiet">{lead}</p> : null}
        {children}
        <p id="auth-error" className="form-error" role="alert">
          {error ? refusalOf(error) : ''}
        </p>
        <button type="submit" className="button primary wide" disabled={isSending}>
          {isSending ? 'One moment …' : action}
        </button>
      </form>
    </main>
  )
}

interface FieldProps {
  name: string
  label: string
  type?: 'text' | 'email' | 'password'
  autoComplete: string
  hint?: string
  isOptional?: boolean
  value?: string | undefined
  minLength?: number
}

export const Field = ({ name, label, type = 'text', autoComplete, hint, isOptional, value, minLength }: FieldProps) => (
  <div className="field">
    <label htmlFor={name}>
      {label}
      {isOptional ? <span className="quiet"> optional</span> : null}
    </label>
    <input
      id={name}
      name={name}
      type={type}
      autoComplete={autoComplete}
      defaultValue={value}
      required={!isOptional}
      minLength={minLength}
      aria-describedby={hint ? `${name}-hint` : undefined}
    />
    {hint ? (
      <span id={`${name}-hint`} className="quiet hint">
        {hint}
      </span>
    ) : null}
  </div>
)
