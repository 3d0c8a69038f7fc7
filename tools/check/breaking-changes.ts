import { type Answer, type Media, operationsOf, resolve, type Schema, type Spec } from '../generate/bundle.ts'

type Shape = Schema & {
  properties?: Record<string, Shape>
  required?: string[]
  items?: Shape
  oneOf?: Shape[]
  const?: string
  'x-extensible-enum'?: boolean
}
type Side = { spec: Spec; shape: Shape }

/**
 * What a program written against the old contract would miss in the new one: operations and answered fields that are
 * gone, fields that a request must now have, values that a request may no longer send or that an answer newly sends.
 */
export function breakingChanges(old: Spec, now: Spec): string[] {
  const current = new Map(operationsOf(now).map((entry) => [entry.operation.operationId, entry]))
  return operationsOf(old).flatMap((before) => {
    const id = before.operation.operationId
    const after = current.get(id)
    if (!after || after.method !== before.method || after.path !== before.path) return [`${id} is gone or has moved`]
    const body = pair(old, now, before.operation.requestBody?.content, after.operation.requestBody?.content)
    const answers = Object.keys(before.operation.responses).flatMap((status) => {
      const content = (spec: Spec, answer?: Answer) => answer && resolve<Answer>(spec, answer).content
      const answered = after.operation.responses[status]
      if (!answered) return [`${id} no longer answers ${status}`]
      const both = pair(old, now, content(old, before.operation.responses[status]), content(now, answered))
      return both ? compare(`${id} ${status}`, 'answer', ...both, new Set()) : []
    })
    const newlyRequired = after.parameters
      .filter(
        ({ name, required }) => required && !before.parameters.some((known) => known.name === name && known.required),
      )
      .map(({ name }) => `${id} now requires ${name}`)
    const goneParameters = before.parameters
      .filter(({ name }) => !after.parameters.some((known) => known.name === name))
      .map(({ name }) => `${id} no longer takes ${name}`)
    return [
      ...newlyRequired,
      ...goneParameters,
      ...(body ? compare(`${id} body`, 'request', ...body, new Set()) : []),
      ...answers,
    ]
  })
}

type Content = Record<string, Media> | undefined

function pair(old: Spec, now: Spec, before: Content, after: Content): [Side, Side] | undefined {
  const schema = (content: Content) => Object.values(content ?? {})[0]?.schema as Shape | undefined
  const [was, is] = [schema(before), schema(after)]
  return (
    was &&
    is && [
      { spec: old, shape: was },
      { spec: now, shape: is },
    ]
  )
}

function compare(at: string, use: 'request' | 'answer', before: Side, after: Side, seen: Set<string>): string[] {
  if (before.shape.$ref) {
    if (seen.has(before.shape.$ref)) return []
    seen = new Set(seen).add(before.shape.$ref)
  }
  const was = resolve<Shape>(before.spec, before.shape)
  const is = resolve<Shape>(after.spec, after.shape)
  const into = (name: string, a: Shape, b: Shape) =>
    compare(name, use, { spec: before.spec, shape: a }, { spec: after.spec, shape: b }, seen)
  return [
    ...Object.entries(was.properties ?? {}).flatMap(([name, field]) => {
      const next = is.properties?.[name]
      if (!next) return [`${at}: ${name} is gone`]
      const unsure = use === 'answer' && was.required?.includes(name) && !is.required?.includes(name)
      return [...(unsure ? [`${at}: ${name} may now be absent`] : []), ...into(`${at}.${name}`, field, next)]
    }),
    ...(use === 'request' ? (is.required ?? []) : [])
      .filter((name) => !was.required?.includes(name))
      .map((name) => `${at}: ${name} is now required`),
    ...values(at, use, was, is),
    ...(was.items && is.items ? into(`${at}[]`, was.items, is.items) : []),
    ...branches(at, before.spec, after.spec, was, is).flatMap(([name, a, b]) => into(name, a, b)),
  ]
}

/** A request must go on taking every value; an answer may only send new ones where the enum is open. */
function values(at: string, use: 'request' | 'answer', was: Shape, is: Shape): string[] {
  const [from, to] = use === 'request' ? [was, is] : [is, was]
  if (!to.enum || (use === 'answer' && was['x-extensible-enum'])) return []
  if (!from.enum) return [`${at}: its values are ${use === 'request' ? 'narrowed' : 'no longer listed'}`]
  const stray = from.enum.filter((value) => !to.enum?.includes(value))
  return stray.map((value) => `${at}: ${value} is ${use === 'request' ? 'no longer taken' : 'new in a closed list'}`)
}

/** The branches of a choice that both sides have, matched by their resource type. */
function branches(at: string, old: Spec, now: Spec, was: Shape, is: Shape): [string, Shape, Shape][] {
  const type = (spec: Spec, shape: Shape) => resolve<Shape>(spec, shape).properties?.type?.const ?? shape.$ref ?? 'null'
  return (was.oneOf ?? []).flatMap((branch) => {
    const name = type(old, branch)
    const twin = (is.oneOf ?? []).find((other) => type(now, other) === name)
    return twin ? [[`${at}<${name}>`, branch, twin] as [string, Shape, Shape]] : []
  })
}
