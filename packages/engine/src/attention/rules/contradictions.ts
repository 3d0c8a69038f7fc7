import type { Contradiction } from '../../contradictions/contradiction/contradiction.ts'
import { isOfDocuments } from '../../contradictions/contradiction/kinds.ts'
import { hasLeft } from '../../explain/explained-container.ts'
import { formatInstant } from '../../time.ts'
import { sourceInWords } from '../../wording.ts'
import type { Attended, AttendedContainer } from '../entry/attended.ts'
import type { AttentionEntry } from '../entry/entry.ts'
import { stated } from '../entry/evidence.ts'
import { ofContainer, type Rule } from '../entry/rule.ts'

/**
 * Contradictions between sources, while they can still cost something. Those with documents have their own kind of
 * entry.
 */
export const contradictions: Rule = (attended) =>
  attended.containers
    .filter((container) => !hasLeft(container))
    .flatMap((container) =>
      container.contradictions
        .filter(({ severity, kind }) => severity !== 'low' && !isOfDocuments(kind))
        .map((one) => entryOf(attended, container, one)),
    )

const entryOf = (attended: Attended, container: AttendedContainer, one: Contradiction): AttentionEntry =>
  ofContainer(attended, container, {
    kind: 'sources_contradict',
    about: `${one.kind} ${one.about}`,
    cause: one.statements.map(({ claim }) => claim.id).join(' '),
    severity: one.severity,
    title: one.title,
    what_to_do: one.decidedBy
      ? `Ask whichever of them is wrong; the record serves ${sourceInWords(one.statements[0]!.claim.source)}.`
      : 'Ask both before you rely on either.',
    since: formatInstant(one.sinceMs),
    who_acts: { role: 'you', name: null },
    evidence: one.statements.map(({ about, value, claim }) => stated(about, value, claim)),
  })
