import type { ApiKeyCreate } from '@boxtrail/client'
import { useCreateApiKey } from '@boxtrail/react'
import type { FormEvent } from 'react'
import { Icon } from '../../parts/page/icon.tsx'
import { Refusal } from '../../parts/page/problem.tsx'
import type { Key } from './queries.ts'
import { expiryOf, LIFETIMES } from './state.ts'

const valuesOf = (form: FormData): ApiKeyCreate => ({
  name: String(form.get('name')),
  scope: form.get('scope') === 'write' ? 'write' : 'read',
  expiresAt: expiryOf(String(form.get('lifetime')), new Date()),
})

/** Creates a key, and passes it to the page that shows it. */
export const NewKey = ({ created }: { created: (key: Key) => void }) => {
  const create = useCreateApiKey({ onSuccess: created })
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    create.mutate(valuesOf(new FormData(form)), { onSuccess: () => form.reset() })
  }
  return (
    <section className="card" aria-labelledby="new-key">
      <h2 id="new-key">New key</h2>
      <form className="inline-form" onSubmit={send}>
        <label className="grow">
          What it is for
          <input name="name" placeholder="ERP import" maxLength={100} autoComplete="off" required />
        </label>
        <label>
          It may
          <select name="scope" defaultValue="read">
            <option value="read">Read</option>
            <option value="write">Read and change</option>
          </select>
        </label>
        <label>
          It expires
          <select name="lifetime" defaultValue="">
            {LIFETIMES.map(([days, text]) => (
              <option key={days} value={days}>
                {text}
              </option>
            ))}
          </select>
        </label>
        <button type="submit" className="button primary" disabled={create.isPending}>
          <Icon name="plus" /> Create key
        </button>
      </form>
      <Refusal error={create.error} />
    </section>
  )
}
