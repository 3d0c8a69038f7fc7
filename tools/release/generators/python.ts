import { operationsOf, type Parameter, resolve, type Spec } from '../../generate/bundle.ts'
import { pascal } from '../../generate/text.ts'

/**
 * Models and a thin client in Python, only from the published document: a test that the document has everything that a
 * program in another language needs. Not published.
 */
export function pythonOf(spec: Spec): Record<string, string> {
  const models = new Models()
  for (const [name, schema] of Object.entries(spec.components.schemas ?? {})) models.declare(name, schema as Shape)
  const methods = operationsOf(spec).map((operation) => methodOf(spec, models, operation))
  return { 'models.py': models.text(), 'client.py': `${CLIENT}\n${methods.join('\n')}` }
}

interface Shape {
  $ref?: string
  type?: string | string[]
  const?: unknown
  enum?: unknown[]
  format?: string
  'x-extensible-enum'?: boolean
  properties?: Record<string, Shape>
  required?: string[]
  additionalProperties?: boolean | Shape
  items?: Shape
  oneOf?: Shape[]
  anyOf?: Shape[]
  allOf?: Shape[]
}

const SCALARS: Record<string, string> = {
  string: 'str',
  integer: 'int',
  number: 'float',
  boolean: 'bool',
  null: 'None',
  array: 'list[Any]',
  object: 'dict[str, Any]',
}

/** Each object as a TypedDict in functional form, because some names are Python keywords, and some contain brackets. */
class Models {
  readonly #declared = new Map<string, string>()

  text(): string {
    return `from typing import Any, Literal, NotRequired, TypedDict, Union\n\n${[...this.#declared.values()].join('\n')}\n`
  }

  declare(name: string, shape: Shape): string {
    const { properties, required = [] } = shape
    this.#declared.set(name, '')
    if (properties && Object.keys(properties).length > 0) {
      const members = Object.entries(properties).map(([key, member]) => {
        const type = this.type(member, `${name}_${key.replaceAll(/\W+/g, '_')}`)
        return `    ${quote(key)}: ${quote(required.includes(key) ? type : `NotRequired[${type}]`)},`
      })
      this.#declared.set(name, `${name} = TypedDict(${quote(name)}, {\n${members.join('\n')}\n})`)
    } else this.#declared.set(name, `${name} = ${this.type(shape, `${name}_value`, true)}`)
    return name
  }

  /** `isEager`: the text is evaluated where it is written, so that later names must be quoted. */
  type(shape: Shape, name: string, isEager = false): string {
    const named = (type: string) => (isEager ? quote(type) : type)
    if (shape.$ref) return named(shape.$ref.split('/').at(-1)!)
    if (shape.const !== undefined) return `Literal[${python(shape.const)}]`
    if (shape.enum && !shape['x-extensible-enum'])
      return union(shape.enum.map((value) => (value === null ? 'None' : `Literal[${python(value)}]`)))
    const parts = shape.oneOf ?? shape.anyOf
    if (parts) return union(parts.map((part, at) => this.type(part, `${name}_${at + 1}`, isEager)))
    if (shape.allOf) return this.type(merged(shape.allOf), name, isEager)
    if (shape.format === 'binary') return 'bytes'
    const kinds = [shape.type ?? []].flat()
    if (kinds.length === 0) return 'Any'
    return union(
      kinds.map((kind) => {
        if (kind === 'array' && shape.items) return `list[${this.type(shape.items, `${name}_item`, isEager)}]`
        if (kind !== 'object') return SCALARS[kind]!
        if (shape.properties && Object.keys(shape.properties).length > 0) return named(this.declare(name, shape))
        const { additionalProperties: more } = shape
        return typeof more === 'object' ? `dict[str, ${this.type(more, `${name}_value`, isEager)}]` : SCALARS.object!
      }),
    )
  }
}

const merged = (parts: readonly Shape[]): Shape => {
  const [only] = parts
  if (parts.length === 1) return only!
  return { type: 'object', properties: Object.assign({}, ...parts.map(({ properties }) => properties)) }
}

const union = (types: readonly string[]): string => {
  const each = [...new Set(types)]
  return each.length === 1 ? each[0]! : `Union[${each.join(', ')}]`
}

const quote = (text: string): string => JSON.stringify(text)
const python = (value: unknown): string =>
  typeof value === 'boolean' ? (value ? 'True' : 'False') : JSON.stringify(value)

type Called = ReturnType<typeof operationsOf>[number]

function methodOf(spec: Spec, models: Models, { method, path, operation, parameters }: Called): string {
  const id = operation.operationId
  const query = parameters.filter((parameter) => parameter.in === 'query')
  const [media, body] = Object.entries(operation.requestBody?.content ?? {})[0] ?? []
  const [, answer] = Object.entries(operation.responses).find(([status]) => status.startsWith('2'))!
  const [accepted, found] = Object.entries(resolve(spec, answer).content ?? {})[0] ?? []
  const typed = (schema: unknown, name: string) => `"models.${modelOf(models, schema as Shape, name)}"`
  const arguments_ = [
    'self',
    ...[...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => `${name}: str`),
    ...(media ? [`body: ${/json$/.test(media) ? typed(body!.schema, `${pascal(id)}Body`) : 'bytes'}`] : []),
    ...(query.length > 0 ? [`query: Optional["models.${queryOf(models, id, query)}"] = None`] : []),
  ]
  const gives = found ? (/json$/.test(accepted!) ? typed(found.schema, `${pascal(id)}Answer`) : 'bytes') : 'None'
  const given = [
    quote(method.toUpperCase()),
    `f${quote(path.replaceAll(/\{(\w+)\}/g, (_, name: string) => `{_quoted(${name})}`))}`,
    media ? 'body' : 'None',
    quote(media ?? ''),
    query.length > 0 ? 'query' : 'None',
    quote(accepted ?? '*/*'),
  ]
  const call = `self._call(${given.join(', ')})`
  return `    def ${snake(id)}(${arguments_.join(', ')}) -> ${gives}:
        ${gives === 'None' ? call : `answer: ${gives} = ${call}\n        return answer`}
`
}

const modelOf = (models: Models, schema: Shape, name: string): string =>
  schema.$ref ? schema.$ref.split('/').at(-1)! : models.declare(name, schema)

const queryOf = (models: Models, id: string, query: readonly Parameter[]): string =>
  models.declare(`${pascal(id)}Query`, {
    type: 'object',
    properties: Object.fromEntries(query.map(({ name, schema }) => [name, schema as Shape])),
    required: query.filter(({ required }) => required).map(({ name }) => name),
  })

const snake = (id: string): string => id.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

const CLIENT = `import json
from typing import Any, Optional
from urllib.error import HTTPError
from urllib.parse import quote, urlencode
from urllib.request import Request, urlopen

import models


class ApiError(Exception):
    def __init__(self, status: int, errors: "list[models.Error]") -> None:
        super().__init__(errors[0]["detail"] if errors else str(status))
        self.status = status
        self.errors = errors


def _quoted(text: str) -> str:
    return quote(text, safe="")


def _written(value: Any) -> str:
    if isinstance(value, bool):
        return str(value).lower()
    return ",".join(map(str, value)) if isinstance(value, list) else str(value)


class Client:
    def __init__(self, base_url: str, key: str, headers: Optional[dict[str, str]] = None) -> None:
        self._base_url = base_url
        self._headers = {"Authorization": "Token " + key, **(headers or {})}

    def _call(self, method: str, path: str, body: Any, media: str, query: Any, accept: str) -> Any:
        asked = "?" + urlencode({name: _written(value) for name, value in query.items()}) if query else ""
        data = body if body is None or isinstance(body, bytes) else json.dumps(body).encode()
        headers = {"Accept": accept, **({"Content-Type": media} if media else {}), **self._headers}
        try:
            with urlopen(Request(self._base_url + path + asked, data, headers, method=method)) as answer:
                read = answer.read()
                return json.loads(read) if read and accept.endswith("json") else read or None
        except HTTPError as error:
            raise ApiError(error.code, json.load(error).get("errors", [])) from None
`
