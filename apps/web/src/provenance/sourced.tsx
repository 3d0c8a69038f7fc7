import { Popover } from '@base-ui/react/popover'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { Icon } from '../parts/page/icon.tsx'
import { Problem } from '../parts/page/problem.tsx'
import { ProvenanceCard } from './card.tsx'
import { type ProvenanceEntry, type ProvenanceOf, provenanceQuery, type Subject } from './queries.ts'

interface SourcedProps {
  subject: Subject
  /** Finds the entry in the provenance of the record. */
  pick: (provenance: ProvenanceOf) => ProvenanceEntry | undefined
  /** The name of the value, for the title. */
  label: string
  zone?: string | null | undefined
  children: ReactNode
}

/** A value that shows its provenance on demand. The provenance of a record is only read once. */
export const Sourced = ({ subject, pick, label, zone, children }: SourcedProps) => {
  const [isOpen, setOpen] = useState(false)
  const { data, error } = useQuery({ ...provenanceQuery(subject), enabled: isOpen })
  const entry = data ? pick(data) : undefined
  return (
    <Popover.Root open={isOpen} onOpenChange={setOpen}>
      <Popover.Trigger className="sourced">
        <span className="sourced-value">{children}</span>
        <Icon name="evidence" />
        <span className="hidden">Who reported this?</span>
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Positioner sideOffset={6} collisionPadding={12} className="menu-positioner">
          <Popover.Popup className="popover">
            <Popover.Title className="popover-title">{label}</Popover.Title>
            {error ? <Problem error={error} /> : null}
            {entry ? <ProvenanceCard entry={entry} zone={zone} /> : null}
            {data && !entry ? <p className="quiet">No source is recorded for this value.</p> : null}
            {data || error ? null : <p className="quiet">Loading …</p>}
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  )
}
