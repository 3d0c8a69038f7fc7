import { Document, isMap, isScalar, isSeq, visit, type YAMLMap } from 'yaml'

/**
 * A document as YAML, for people: without the samples of whole bodies, which are in `openapi.json`, and with short
 * lists and maps on one line. Indented by one space: with two, a fifth of the file would be indentation.
 */
export function asYaml(document: object): string {
  const tree = new Document(withoutSamples(document), { aliasDuplicateObjects: false })
  visit(tree, {
    Collection(_, node) {
      if (isList(node)) node.flow = true
      if (isMap(node) && isShort(node)) node.flow = true
    },
  })
  return tree.toString({ lineWidth: 0, indentSeq: false, indent: 1 })
}

const MAX_LINE = 240

const isList = (node: unknown): boolean => isSeq(node) && node.items.every(isScalar)

const isShort = (map: YAMLMap): boolean => JSON.stringify(map.toJSON()).length <= MAX_LINE

/** A contract without the samples of whole bodies. */
export function withoutSamples(document: object): object {
  const { components, ...rest } = document as { components?: { examples?: object } }
  const { examples: _, ...parts } = components ?? {}
  return JSON.parse(JSON.stringify({ ...rest, components: parts }), (_key, value) => {
    if (value === null || typeof value !== 'object' || !('schema' in value) || Array.isArray(value.examples))
      return value
    const { examples: _samples, ...media } = value
    return media
  })
}
