import { clean, type EdiProblem, problem, quoted, type X12Segment } from './segment.ts'

export interface X12Set {
  /** ST to SE. */
  segments: X12Segment[]
  st: X12Segment
  se: X12Segment | null
  /** Inconsistencies that are reported to the sender, but reject nothing. */
  notes: EdiProblem[]
}

export interface X12Group {
  gs: X12Segment | null
  ge: X12Segment | null
  sets: X12Set[]
  notes: EdiProblem[]
}

export interface X12Interchange {
  isa: X12Segment
  iea: X12Segment | null
  groups: X12Group[]
  notes: EdiProblem[]
}

/** The element with this number, as guides count them. */
export const element = (segment: X12Segment | null | undefined, number: number): string =>
  clean(segment?.elements[number - 1] ?? '')

/** Sorts segments into interchanges, groups and sets. Segments outside of them, and inconsistencies, are noted. */
export const x12Interchanges = (segments: readonly X12Segment[]): X12Interchange[] => {
  const interchanges: X12Interchange[] = []
  let interchange: X12Interchange | null = null
  let group: X12Group | null = null
  let set: X12Set | null = null
  for (const segment of segments) {
    if (segment.id === 'ISA') {
      interchange = { isa: segment, iea: null, groups: [], notes: [] }
      interchanges.push(interchange)
      group = null
      set = null
    } else if (interchange === null) {
    } else if (segment.id === 'GS') {
      group = { gs: segment, ge: null, sets: [], notes: [] }
      interchange.groups.push(group)
      set = null
    } else if (segment.id === 'ST') {
      if (group === null) {
        group = { gs: null, ge: null, sets: [], notes: [problem(segment, 'a transaction set outside of a group')] }
        interchange.groups.push(group)
      }
      set = { st: segment, se: null, segments: [segment], notes: [] }
      group.sets.push(set)
    } else if (segment.id === 'SE' && set !== null) {
      set.se = segment
      set.segments.push(segment)
      checkSet(set)
      set = null
    } else if (segment.id === 'GE' && group !== null) {
      group.ge = segment
      checkGroup(group)
      group = null
      set = null
    } else if (segment.id === 'IEA') {
      interchange.iea = segment
      checkInterchange(interchange)
      group = null
      set = null
    } else if (set !== null) set.segments.push(segment)
    else interchange.notes.push(problem(segment, 'is outside of a transaction set'))
  }
  for (const one of interchanges) if (one.iea === null) one.notes.push(problem(one.isa, 'the interchange has no IEA'))
  return interchanges
}

const checkSet = ({ st, se, segments, notes }: X12Set) => {
  if (element(se, 1) !== '' && Number(element(se, 1)) !== segments.length)
    notes.push(problem(se!, `counts ${quoted(element(se, 1))} segments, there are ${segments.length}`, 1))
  if (element(se, 2) !== element(st, 2))
    notes.push(problem(se!, `names the set ${quoted(element(se, 2))}, ST names it ${quoted(element(st, 2))}`, 2))
}

const checkGroup = ({ gs, ge, sets, notes }: X12Group) => {
  if (Number(element(ge, 1)) !== sets.length)
    notes.push(problem(ge!, `counts ${quoted(element(ge, 1))} sets, there are ${sets.length}`, 1))
  if (gs !== null && element(ge, 2) !== element(gs, 6))
    notes.push(problem(ge!, `names the group ${quoted(element(ge, 2))}, GS names it ${quoted(element(gs, 6))}`, 2))
}

const checkInterchange = ({ isa, iea, groups, notes }: X12Interchange) => {
  if (Number(element(iea, 1)) !== groups.length)
    notes.push(problem(iea!, `counts ${quoted(element(iea, 1))} groups, there are ${groups.length}`, 1))
  if (element(iea, 2) !== element(isa, 13))
    notes.push(
      problem(iea!, `names the interchange ${quoted(element(iea, 2))}, ISA names it ${quoted(element(isa, 13))}`, 2),
    )
}
