import { useMutation } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { Icon } from '../parts/page/icon.tsx'
import type { Entry } from './palette/entries.ts'
import { optionId, PaletteList } from './palette/palette.tsx'
import { usePalette } from './palette/use-palette.ts'

/** The page for a search text, as the service decides: a container, a shipment, or a list. */
const leadOf = async (q: string): Promise<string> => {
  const path = `/shipments/find?${new URLSearchParams({ q })}`
  const response = await fetch(path, { headers: { Accept: 'text/html' } }).catch(() => undefined)
  if (!response?.ok) return path
  const { pathname, search } = new URL(response.url)
  return `${pathname}${search}`
}

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))

const isPlain = ({ ctrlKey, metaKey, altKey }: globalThis.KeyboardEvent) => !ctrlKey && !metaKey && !altKey

/** Calls `focus` on Ctrl-K or ⌘K, and on `/` outside of text fields. */
const useShortcut = (focus: () => void) => {
  useEffect(() => {
    const onKey = (event: globalThis.KeyboardEvent) => {
      const isSlash = event.key === '/' && isPlain(event) && !isTyping(event.target)
      const isK =
        event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey
      if (!(isSlash || isK) || document.querySelector('[role=dialog],[role=alertdialog]')) return
      event.preventDefault()
      focus()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [focus])
}

const LIST = 'palette'

/** Finds records by any number, and pages and actions by name, from every page. */
export const Find = () => {
  const router = useRouter()
  const input = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  const [isOpen, setOpen] = useState(false)
  /** The entry that is selected by the arrow keys. */
  const [chosen, choose] = useState<number>()
  const { entries, first, isSearching } = usePalette(text, isOpen)
  const active = Math.min(chosen ?? first, entries.length - 1)
  useShortcut(() => {
    input.current?.focus()
    input.current?.select()
    setOpen(true)
  })
  const close = () => {
    setOpen(false)
    setText('')
    choose(undefined)
    document.getElementById('content')?.focus({ preventScroll: true })
  }
  const take = ({ path, run }: Entry) => {
    close()
    if (path) router.history.push(path)
    run?.()
  }
  const find = useMutation({
    mutationFn: async (q: string) => {
      const lead = await leadOf(q)
      // If the service refuses the search, it shows its own page with the reason.
      if (lead.startsWith('/shipments/find')) return location.assign(lead)
      router.history.push(lead)
      close()
    },
  })
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') return close()
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step === 0 || entries.length === 0) return
    event.preventDefault()
    setOpen(true)
    choose((active + step + (active < 0 && step < 0 ? 1 : 0) + entries.length) % entries.length)
  }
  const submit = () => {
    const entry = isOpen ? entries[active] : undefined
    if (entry) take(entry)
    else if (text.trim() !== '') find.mutate(text.trim())
  }
  const isShown = isOpen && !find.isPending
  return (
    <search>
      <form className="find" action={submit} aria-busy={find.isPending} onBlur={() => setOpen(false)}>
        <Icon name="search" />
        <input
          ref={input}
          name="q"
          type="search"
          role="combobox"
          aria-label="Find by container, bill of lading, booking or reference"
          aria-keyshortcuts="/ Control+K"
          aria-expanded={isShown}
          aria-controls={isShown ? LIST : undefined}
          aria-activedescendant={isShown && active >= 0 ? optionId(LIST, active) : undefined}
          aria-autocomplete="list"
          placeholder={find.isPending ? 'One moment …' : 'Find any number, or go to …'}
          autoComplete="off"
          spellCheck={false}
          value={text}
          onClick={() => setOpen(true)}
          onKeyDown={onKeyDown}
          onChange={({ target }) => {
            setText(target.value)
            choose(undefined)
            setOpen(true)
          }}
        />
        <span className="shortcut" aria-hidden="true">
          Ctrl K
        </span>
        {isShown ? (
          <PaletteList id={LIST} entries={entries} active={active} isSearching={isSearching} text={text} take={take} />
        ) : null}
      </form>
    </search>
  )
}
