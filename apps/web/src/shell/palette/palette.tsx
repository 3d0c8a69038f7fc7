import { useEffect, useRef } from 'react'
import { Icon } from '../../parts/page/icon.tsx'
import type { Entry } from './entries.ts'

interface PaletteListProps {
  id: string
  entries: readonly Entry[]
  active: number
  isSearching: boolean
  text: string
  take: (entry: Entry) => void
}

export const optionId = (list: string, at: number) => `${list}-${at}`

const groupsOf = (entries: readonly Entry[]) => [...Map.groupBy(entries.entries(), ([, { group }]) => group)]

/** The entries in groups. The focus stays in the field, whose keys move through the list. */
export const PaletteList = ({ id, entries, active, isSearching, text, take }: PaletteListProps) => {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (active >= 0) box.current?.querySelector(`#${optionId(id, active)}`)?.scrollIntoView({ block: 'nearest' })
  }, [id, active])
  return (
    <div className="palette">
      <div ref={box} id={id} className="palette-list" role="listbox" aria-label="Suggestions">
        {groupsOf(entries).map(([group, own]) => (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset groups fields, not options
          <div key={group} role="group" aria-label={group} className="palette-group">
            <div className="palette-label" aria-hidden="true">
              {group}
            </div>
            {own.map(([at, entry]) => (
              // biome-ignore lint/a11y/useFocusableInteractive: the focus is in the field, which names the active option
              // biome-ignore lint/a11y/useKeyWithClickEvents: the keys of the field do
              <div
                key={entry.id}
                id={optionId(id, at)}
                role="option"
                aria-selected={at === active}
                className="palette-option"
                onPointerDown={(event) => event.preventDefault()}
                onClick={() => take(entry)}
              >
                <Icon name={entry.icon} />
                <span className={group === 'Records' || group === 'Recent' ? 'number palette-name' : 'palette-name'}>
                  {entry.label}
                </span>
                {entry.detail ? <span className="quiet palette-detail">{entry.detail}</span> : null}
              </div>
            ))}
          </div>
        ))}
      </div>
      <p className="palette-hint quiet" role="status">
        {isSearching
          ? 'Searching …'
          : text.trim() === ''
            ? '↑ ↓ to choose, Enter to open'
            : entries.length === 0
              ? 'No matches. Press Enter to search the list of shipments.'
              : `${entries.length} ${entries.length === 1 ? 'suggestion' : 'suggestions'}`}
      </p>
    </div>
  )
}
