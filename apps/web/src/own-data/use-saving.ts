import { type FormEvent, useState } from 'react'

/** A form that is closed once it is saved, and stays with what was refused. */
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
