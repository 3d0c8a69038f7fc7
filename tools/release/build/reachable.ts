import type { Json, Spec } from '../../generate/bundle.ts'

type Node = { [key: string]: Json }

/** The components to which parts of a contract refer, directly or indirectly, by section. */
export function reachableComponents(spec: Spec, from: unknown): { [section: string]: Node } {
  const found: { [section: string]: Node } = {}
  const seen = new Set<string>()
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return
    for (const [key, member] of Object.entries(node)) {
      if (key !== '$ref' || typeof member !== 'string') visit(member)
      else if (!seen.has(member)) {
        seen.add(member)
        const [section = '', name = ''] = member.replace('#/components/', '').split('/')
        const component = spec.components[section]?.[name]
        if (component !== undefined) found[section] = { ...found[section], [name]: component }
        visit(component)
      }
    }
  }
  visit(from)
  return found
}
