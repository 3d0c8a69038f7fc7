import { isLineSought, type LineNames } from '@boxtrail/reference/line-search'
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react'

export interface PickedLine {
  scac: string
  shortName: string
  name?: string
  alternativeScacs?: readonly string[]
}

interface LinePickerProps {
  id?: string
  label?: string
  lines: readonly PickedLine[]
  /** The chosen SCAC; empty for none. */
  value: string
  change: (scac: string) => void
  placeholder: string
  isDisabled?: boolean
  isNew?: boolean
}

const nameOf = ({ scac, shortName }: PickedLine) => `${shortName} (${scac})`

const namesOf = ({ scac, shortName, name = shortName, alternativeScacs = [] }: PickedLine): LineNames => ({
  scac,
  shortName,
  name,
  alternativeScacs,
})

/** The lines that match a text as the API matches it; those whose name or code starts with it come first. */
export const linesFound = <Line extends PickedLine>(lines: readonly Line[], text: string): Line[] => {
  const sought = text.trim().toLowerCase()
  const begins = ({ scac, shortName }: Line) =>
    [scac, shortName].some((spelling) => spelling.toLowerCase().startsWith(sought))
  return lines
    .filter((line) => isLineSought(namesOf(line), text))
    .toSorted((one, other) => Number(begins(other)) - Number(begins(one)))
}

/** Chooses a line by its name or code. The focus stays in the field, whose keys move through the matches. */
export const LinePicker = (props: LinePickerProps) => {
  const { id, label, lines, value, change, placeholder, isDisabled = false, isNew = false } = props
  const list = useId()
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState<string>()
  const [active, setActive] = useState(0)
  const chosen = lines.find(({ scac }) => scac === value)
  const isOpen = typed !== undefined
  // When it opens, the field contains the current choice, and not a search.
  const shown = chosen ? nameOf(chosen) : value
  const found = !isOpen || typed === shown ? lines : linesFound(lines, typed)
  const close = () => setTyped(undefined)
  const open = (text: string) => {
    setTyped(text)
    setActive(
      text === shown
        ? Math.max(
            0,
            lines.findIndex(({ scac }) => scac === value),
          )
        : 0,
    )
  }
  const take = (scac: string) => {
    close()
    if (scac !== value) change(scac)
  }
  const onKeyDown = (event: React.KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step !== 0) {
      event.preventDefault()
      if (isOpen) setActive((now) => Math.max(0, Math.min(found.length - 1, now + step)))
      else open(shown)
    } else if (event.key === 'Escape' && isOpen) {
      event.stopPropagation()
      close()
    } else if (event.key === 'Enter' && isOpen) {
      event.preventDefault()
      if (typed === '') take('')
      else if (found[active]) take(found[active].scac)
    }
  }
  return (
    <>
      <input
        ref={field}
        id={id}
        className="line-picker"
        role="combobox"
        aria-label={label}
        aria-expanded={isOpen}
        aria-controls={isOpen ? list : undefined}
        aria-autocomplete="list"
        aria-activedescendant={isOpen && found[active] ? `${list}-${active}` : undefined}
        placeholder={placeholder}
        value={typed ?? shown}
        disabled={isDisabled}
        // biome-ignore lint/a11y/noAutofocus: it appears because it was asked for
        autoFocus={isNew}
        size={14}
        autoComplete="off"
        spellCheck={false}
        onClick={() => {
          field.current?.select()
          open(shown)
        }}
        onChange={({ target }) => open(target.value)}
        onBlur={() => (typed === '' ? take('') : close())}
        onKeyDown={onKeyDown}
      />
      {isOpen ? <Found id={list} field={field} found={found} active={active} value={value} take={take} /> : null}
    </>
  )
}

interface FoundProps {
  id: string
  field: React.RefObject<HTMLInputElement | null>
  found: readonly PickedLine[]
  active: number
  value: string
  take: (scac: string) => void
}

const GAP_PX = 4
const ROOM_PX = 290

/** In the top layer, because surrounding tables and filters would clip it. */
const Found = ({ id, field, found, active, value, take }: FoundProps) => {
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const { current } = box
    const place = () => {
      const at = field.current!.getBoundingClientRect()
      const isBelow = at.bottom + ROOM_PX < window.innerHeight || at.top < ROOM_PX
      Object.assign(current!.style, {
        left: `${Math.min(at.left, window.innerWidth - current!.offsetWidth - GAP_PX)}px`,
        top: isBelow ? `${at.bottom + GAP_PX}px` : 'auto',
        bottom: isBelow ? 'auto' : `${window.innerHeight - at.top + GAP_PX}px`,
      })
    }
    current?.showPopover()
    place()
    addEventListener('scroll', place, { capture: true, passive: true })
    return () => removeEventListener('scroll', place, { capture: true })
  }, [field])
  useEffect(() => {
    box.current?.querySelector(`#${CSS.escape(`${id}-${active}`)}`)?.scrollIntoView({ block: 'nearest' })
  }, [id, active])
  return (
    <div ref={box} id={id} popover="manual" className="line-list" role="listbox" aria-label="Lines">
      {found.map((line, at) => (
        // biome-ignore lint/a11y/useFocusableInteractive: the focus is in the field, which names the active option
        // biome-ignore lint/a11y/useKeyWithClickEvents: the keys of the field do
        <div
          key={line.scac}
          id={`${id}-${at}`}
          role="option"
          aria-selected={at === active}
          className={`palette-option${line.scac === value ? ' chosen' : ''}`}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => take(line.scac)}
        >
          <span>{line.shortName}</span> <span className="quiet number">{line.scac}</span>
        </div>
      ))}
      {found.length === 0 ? <p className="quiet">No line has this name or code.</p> : null}
    </div>
  )
}
