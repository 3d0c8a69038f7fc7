import type { ReactNode } from 'react'
import type { ProvenanceOf, Subject } from './queries.ts'
import { Sourced } from './sourced.tsx'

interface FactProps {
  label: string
  subject: Subject
  /** The attribute by its name in the contract. */
  field: string
  zone?: string | null | undefined
  /** Absent values are left out by the list; a dash stands for what matters although it is not known. */
  children: ReactNode
}

const pickField = (field: string) => (provenance: ProvenanceOf) =>
  provenance.attributes[field] ?? provenance.relationships[field]

/** A value with its name, which says on demand who reported it. */
export const Fact = ({ label, subject, field, zone, children }: FactProps) => (
  <div>
    <dt>{label}</dt>
    <dd>
      {children === null || children === undefined || children === '' ? (
        <span className="quiet">–</span>
      ) : (
        <Sourced subject={subject} pick={pickField(field)} label={label} zone={zone}>
          {children}
        </Sourced>
      )}
    </dd>
  </div>
)
