import { useMutation } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { Icon } from '../parts/icon.tsx'

/** The service knows where a number leads: to a container, a shipment, or what a list finds. */
const leadOf = async (q: string): Promise<string> => {
  const path = `/shipments/find?${new URLSearchParams({ q })}`
  const response = await fetch(path, { headers: { Accept: 'text/html' } }).catch(() => undefined)
  if (!response?.ok) return path
  const { pathname, search } = new URL(response.url)
  return `${pathname}${search}`
}

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))

/** Calls `focus` when somebody presses `/` who is not writing. */
const useSlash = (focus: () => void) => {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isPlain = event.key === '/' && !event.ctrlKey && !event.metaKey && !event.altKey
      if (!isPlain || isTyping(event.target) || document.querySelector('[role=dialog],[role=alertdialog]')) return
      event.preventDefault()
      focus()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [focus])
}

/** Any number leads to its page, from everywhere. */
export const Find = () => {
  const router = useRouter()
  const input = useRef<HTMLInputElement>(null)
  useSlash(() => input.current?.focus())
  const find = useMutation({
    mutationFn: async (q: string) => {
      const lead = await leadOf(q)
      // What the service refuses, it explains on a page of its own.
      if (lead.startsWith('/shipments/find')) return location.assign(lead)
      router.history.push(lead)
      input.current!.value = ''
      document.getElementById('content')?.focus({ preventScroll: true })
    },
  })
  return (
    <search>
      <form className="find" action={(form) => find.mutate(String(form.get('q')).trim())} aria-busy={find.isPending}>
        <Icon name="search" />
        <input
          ref={input}
          name="q"
          type="search"
          aria-label="Find by container, bill of lading, booking or reference"
          aria-keyshortcuts="/"
          placeholder={find.isPending ? 'One moment …' : 'Find any number'}
          autoComplete="off"
          spellCheck={false}
          required
        />
        <span className="shortcut" aria-hidden="true">
          /
        </span>
      </form>
    </search>
  )
}
