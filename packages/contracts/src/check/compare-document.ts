import { breakingChanges } from '../comparison/breaking-changes.ts'
import type { Spec } from '../comparison/document.ts'
import type { Finding } from './finding.ts'

/** What a program written for this package would miss on a server that serves this document. */
export const compareDocument = (own: Spec, served: Spec): Finding[] =>
  breakingChanges(withoutAddress(own), withoutAddress(served)).map((change) => {
    const [, where = '', what = change] = /^([^:]+): (.*)$/s.exec(change) ?? []
    return { where, what }
  })

/** Leaves out the address, because each installation has its own. */
const withoutAddress = (spec: Spec): Spec => ({ ...spec, servers: [] })
