import { useEffect } from 'react'

const entryOf = (element: Element | null) => element?.closest<HTMLElement>('.entry') ?? null

const linkOf = (entry: Element | null | undefined) => entry?.querySelector<HTMLElement>('.entry-link')

const entries = () => [...document.querySelectorAll<HTMLElement>('.entry')]

/** The entry that the walk has come to, where it goes on after a field was left. */
let last: HTMLElement | null | undefined

/** The entry after the one with the focus, else the one before it. */
export const focusNext = (id: string): void => {
  const all = entries()
  const at = all.findIndex((entry) => entry.dataset.id === id)
  last = linkOf(all[at + 1] ?? all[at - 1])
  last?.focus()
}

/** Where the walk was, else at the beginning. */
export const focusEntry = (): void => (last?.isConnected ? last : linkOf(entries()[0]))?.focus()

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))

/** Keys that press the button with this name in the entry that has the focus. */
const BUTTONS: Record<string, string> = { d: 'done', s: 'snooze', r: 'refresh' }

const walk = (step: number) => {
  const all = entries()
  const now = entryOf(document.activeElement)
  const at = now ? all.indexOf(now) + step : step > 0 ? 0 : all.length - 1
  const link = linkOf(all[Math.max(0, Math.min(at, all.length - 1))])
  link?.focus()
  entryOf(link ?? null)?.scrollIntoView({ block: 'nearest' })
}

/** j and k walk through the entries, Enter opens, w asks why, and a letter does what the button says. */
export const useWalk = (): void => {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey
      if (!isPlain || isTyping(event.target) || document.querySelector('[role=dialog],[role=alertdialog]')) return
      if (event.key === 'j' || event.key === 'k') walk(event.key === 'j' ? 1 : -1)
      const reason = event.key === 'w' ? document.querySelector<HTMLElement>('[data-does=reason]') : null
      if (reason) {
        // Or the letter would be written into it.
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
