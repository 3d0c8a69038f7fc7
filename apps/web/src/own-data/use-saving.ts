import { type FormEvent, useState } from 'react'

/** The state of a form that closes when it is saved, and otherwise shows the error. */
export const useSaving = (save: () => Promise<unknown>, close: () => void) => {
  const [error, setError] = useState<Error | null>(null)
  const [isSaving, setSaving] = useState(false)
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    setSaving(true)
    try {
      await save()
      close()
    } catch (cause) {
      setError(cause as Error)
      setSaving(false)
    }
  }
  return { submit, error, isSaving }
}
