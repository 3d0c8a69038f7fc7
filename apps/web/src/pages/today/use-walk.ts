import { useEffect } from 'react'

const entryOf = (element: Element | null) => element?.closest<HTMLElement>('.entry') ?? null

const linkOf = (entry: Element | null | undefined) => entry?.querySelector<HTMLElement>('.entry-link')

const entries = () => [...document.querySelectorAll<HTMLElement>('.entry')]

/** The last entry reached by keys, where they continue after a field was left. */
let last: HTMLElement | null | undefined

/** Focuses the next entry, or the previous one if there is none. */
export const focusNext = (id: string): void => {
  const all = entries()
  const at = all.findIndex((entry) => entry.dataset.id === id)
  last = linkOf(all[at + 1] ?? all[at - 1])
  last?.focus()
}

/** Focuses the last entry reached by keys, or the first one. */
export const focusEntry = (): void => (last?.isConnected ? last : linkOf(entries()[0]))?.focus()

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))

/** Keys, and the name of the button that each presses in the focused entry. */
const BUTTONS: Record<string, string> = { d: 'done', s: 'snooze', r: 'refresh' }

const walk = (step: number) => {
  const all = entries()
  const now = entryOf(document.activeElement)
  const at = now ? all.indexOf(now) + step : step > 0 ? 0 : all.length - 1
  const link = linkOf(all[Math.max(0, Math.min(at, all.length - 1))])
  link?.focus()
  entryOf(link ?? null)?.scrollIntoView({ block: 'nearest' })
}

/**
 * Keys for the list: j and k move between entries, Enter opens one, w focuses the reason, and letters press buttons.
 */
export const useWalk = (): void => {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey
      if (!isPlain || isTyping(event.target) || document.querySelector('[role=dialog],[role=alertdialog]')) return
      if (event.key === 'j' || event.key === 'k') walk(event.key === 'j' ? 1 : -1)
      const reason = event.key === 'w' ? document.querySelector<HTMLElement>('[data-does=reason]') : null
      if (reason) {
        // Prevents the letter from being typed into the field.
        event.preventDefault()
        reason.focus()
      }
      const button = BUTTONS[event.key]
      if (button) entryOf(document.activeElement)?.querySelector<HTMLElement>(`[data-does=${button}]`)?.click()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
}
