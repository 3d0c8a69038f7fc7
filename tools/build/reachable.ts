import type { Json, Spec } from '../generate/bundle.ts'

type Node = { [key: string]: Json }

/** The schemas that parts of a contract refer to, directly or through others. */
export function reachableSchemas(spec: Spec, from: unknown): Node {
  const found: Node = {}
  const seen = new Set<string>()
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return
    for (const [key, member] of Object.entries(node)) {
      if (key !== '$ref' || typeof member !== 'string') visit(member)
      else if (!seen.has(member)) {
        seen.add(member)
        const [section = '', name = ''] = member.replace('#/components/', '').split('/')
        const component = spec.components[section]?.[name]
        if (section === 'schemas' && component !== undefined) found[name] = component
        visit(component)
      }
    }
  }
  visit(from)
  return found
}
