import { type ReactNode, useEffect, useRef, useState } from 'react'

/** A button that opens a panel below it; Escape or a press outside closes it. */
export const MenuDetails = ({ label, children }: { label: ReactNode; children: ReactNode }) => {
  const details = useRef<HTMLDetailsElement>(null)
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    const onPointer = ({ target }: PointerEvent) => {
      if (target instanceof Node && !details.current?.contains(target)) details.current!.open = false
    }
    document.addEventListener('pointerdown', onPointer)
    return () => document.removeEventListener('pointerdown', onPointer)
  }, [])
  return (
    <details
      ref={details}
      className="menu-details"
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !details.current?.open) return
        details.current.open = false
        details.current.querySelector('summary')?.focus()
      }}
    >
      <summary className="button">{label}</summary>
      {isOpen ? <div className="menu menu-panel">{children}</div> : null}
    </details>
  )
}
