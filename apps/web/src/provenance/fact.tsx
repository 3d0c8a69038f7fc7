import type { ReactNode } from 'react'
import type { ProvenanceOf, Subject } from './queries.ts'
import { Sourced } from './sourced.tsx'

interface FactProps {
  label: string
  subject: Subject
  /** The name of the attribute in the contract. */
  field: string
  zone?: string | null | undefined
  /** The list omits empty values; a dash is shown for important values that are unknown. */
  children: ReactNode
}

const pickField = (field: string) => (provenance: ProvenanceOf) =>
  provenance.attributes[field] ?? provenance.relationships[field]

/** A value with its label, which shows its provenance on demand. */
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
