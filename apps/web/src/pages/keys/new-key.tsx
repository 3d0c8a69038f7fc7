import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { client } from '../../api/client.ts'
import { Icon } from '../../parts/icon.tsx'
import { Refusal } from '../../parts/problem.tsx'
import { type Key, keysQuery } from './queries.ts'
import { expiryOf, LIFETIMES } from './state.ts'

/** Creates a key; who shows it is told. */
export const NewKey = ({ created }: { created: (key: Key) => void }) => {
  const queryClient = useQueryClient()
  const create = useMutation({
    mutationFn: (form: FormData) =>
      client.apiKeys.create({
        name: String(form.get('name')),
        scope: form.get('scope') === 'write' ? 'write' : 'read',
        expiresAt: expiryOf(String(form.get('lifetime')), new Date()),
      }),
    onSuccess: async (key) => {
      created(key)
      await queryClient.invalidateQueries(keysQuery)
    },
  })
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    create.mutate(new FormData(form), { onSuccess: () => form.reset() })
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
