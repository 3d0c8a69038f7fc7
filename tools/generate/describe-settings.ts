import type { z } from 'zod'

interface Setting {
  /** The path, such as `feeds[].limits.per_minute`. */
  path: string
  /** The default as a value or in words; null if the setting is required. */
  default: string | null
  meaning: string
}

type Meta = { description?: string; shownDefault?: string; isLeaf?: boolean }
type Def = {
  type: string
  innerType?: z.ZodType
  in?: z.ZodType
  element?: z.ZodType
  shape?: Record<string, z.ZodType>
  defaultValue?: unknown
}

const defOf = (schema: z.ZodType) => schema._zod.def as unknown as Def

/** The wrappers of a schema, from the outside in, ending with the schema itself. */
const layersOf = (schema: z.ZodType): z.ZodType[] => {
  const { type, innerType, in: input } = defOf(schema)
  const inner = type === 'pipe' ? input : innerType
  return inner === undefined ? [schema] : [schema, ...layersOf(inner)]
}

/** Every key of a schema, with its default and its meaning. A key without a description is an error. */
export const settingsOf = (schema: z.ZodType, path = ''): Setting[] => {
  const layers = layersOf(schema)
  const meta = Object.assign({}, ...layers.toReversed().map((layer) => layer.meta() ?? {})) as Meta
  const { shape, element } = defOf(layers.at(-1)!)
  if (shape !== undefined && meta.isLeaf !== true)
    return Object.entries(shape).flatMap(([key, value]) => settingsOf(value, path === '' ? key : `${path}.${key}`))
  const isList = element !== undefined && defOf(layersOf(element).at(-1)!).shape !== undefined
  if (isList && meta.description === undefined) return settingsOf(element, `${path}[]`)
  if (meta.description === undefined) throw new Error(`the setting ${path} has no description: describe() it`)
  return [{ path, default: defaultOf(layers, meta), meaning: meta.description }]
}

const defaultOf = (layers: readonly z.ZodType[], { shownDefault }: Meta): string | null => {
  if (shownDefault !== undefined) return shownDefault
  const given = layers.map(defOf).find(({ type }) => type === 'default' || type === 'prefault')
  if (given !== undefined) return shown(given.defaultValue)
  return layers.some((layer) => defOf(layer).type === 'optional') ? 'none' : null
}

const shown = (value: unknown): string => {
  if (Array.isArray(value)) return value.length === 0 ? 'none' : `\`${value.join(', ')}\``
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value)
    return entries.length === 0 ? 'none' : `\`${entries.map(([key, each]) => `${key}: ${each}`).join(', ')}\``
  }
  return `\`${value}\``
}

/** Settings as a table in Markdown. */
export const settingsTable = (heading: string, settings: readonly Setting[]): string =>
  [
    `| ${heading} | Default | Meaning |`,
    '| --- | --- | --- |',
    ...settings.map((one) => `| \`${one.path}\` | ${one.default ?? '**required**'} | ${one.meaning} |`),
  ].join('\n')
