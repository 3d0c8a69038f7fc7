import type ts from 'typescript-api'
import { operationsOf, type Spec } from '../comparison/document.ts'
import { clientMethods } from '../generated/usage-table.ts'
import type { Compiler } from './compiler.ts'

/** What a declaration in our packages, or in types generated from the contract, stands for in the contract. */
export type Declared =
  | { kind: 'schema'; schema: string; path: string[]; isMapped: boolean; validates?: boolean }
  | { kind: 'answer'; id: string; status: string; path: string[]; validates?: boolean }
  | { kind: 'body'; id: string; path: string[] }
  | { kind: 'parameter'; id?: string; name: string }
  /** `isWalk` for methods that iterate over pages, which also use the links between them. */
  | { kind: 'operation'; id: string; isWalk?: boolean }
  | { kind: 'event'; name: string; path: string[]; validates?: boolean }
  | { kind: 'example'; id: string; of: string; name: string }
  | { kind: 'page'; member: string }
  | { kind: 'error'; statuses: number[] }

/** The operations that helpers of the client call. */
const HELPERS: Record<string, string[]> = {
  'TrackingHelpers.waitFor': ['getTrackingRequest'],
  'TrackingHelpers.createMany': ['bulkCreateTrackingRequests'],
  'TrackingHelpers.createFromInfer': ['inferTrackingNumber', 'createTrackingRequest'],
  'Uploads.upload': ['createDirectUpload', 'createDocument'],
  'Follow.follow': ['listEvents'],
  putBlob: ['createDirectUpload'],
  'BoxtrailClient.putBlob': ['createDirectUpload'],
}

const ERRORS: Record<string, number[]> = {
  ValidationError: [400, 422],
  AuthenticationError: [401],
  AuthorizationError: [403],
  FeatureNotEnabledError: [403],
  NotFoundError: [404],
  ConflictError: [409],
  RateLimitError: [429],
  UpstreamError: [500, 503],
}

/** Reads declarations of one contract. */
export class Declarations {
  readonly #ts: Compiler
  readonly #spec: Spec
  readonly #known = new Map<ts.Declaration, Declared[]>()
  readonly #queries: Map<string, string>
  readonly #paths: Map<string, string>

  constructor(compiler: Compiler, spec: Spec) {
    this.#ts = compiler
    this.#spec = spec
    const all = operationsOf(spec)
    this.#queries = new Map(all.map(({ operation: { operationId: id } }) => [`${pascal(id)}Query`, id]))
    this.#paths = new Map(all.map(({ method, path, operation }) => [`${method} ${path}`, operation.operationId]))
  }

  /** The operation with a method and a path of the document. */
  at(method: string, path: string): string | undefined {
    return this.#paths.get(`${method.toLowerCase()} ${path}`)
  }

  of(symbol: ts.Symbol | undefined): Declared[] {
    return (symbol?.declarations ?? []).flatMap((declaration) => {
      const known = this.#known.get(declaration) ?? this.#read(declaration)
      this.#known.set(declaration, known)
      return known
    })
  }

  #read(declaration: ts.Declaration): Declared[] {
    const origin = packageOf(declaration.getSourceFile().fileName)
    const [root, ...path] = this.#pathOf(declaration)
    if (!root) return []
    if (root === 'components' || root === 'operations' || root === 'paths' || root === 'webhooks' || root === 'Queries')
      return this.#inTypes(root, path)
    if (origin === 'contracts') return this.#inContracts(declaration.getSourceFile().fileName, root, path)
    if (origin === 'react') return this.#ofHook(root, path)
    return origin === 'client' ? this.#inClient(declaration.getSourceFile().fileName, root, path) : []
  }

  /** The names around a declaration, beginning with the type or variable that it is part of. */
  #pathOf(declaration: ts.Declaration): string[] {
    const { SyntaxKind } = this.#ts
    const names: string[] = []
    for (let node: ts.Node | undefined = declaration; node && node.kind !== SyntaxKind.SourceFile; node = node.parent) {
      const name = (node as { name?: ts.Node }).name
      if (!name || !('text' in name)) continue
      const text = String(name.text)
      const isMember =
        node.kind === SyntaxKind.PropertySignature ||
        node.kind === SyntaxKind.PropertyAssignment ||
        node.kind === SyntaxKind.MethodSignature ||
        node.kind === SyntaxKind.PropertyDeclaration
      const isRoot =
        node.kind === SyntaxKind.InterfaceDeclaration ||
        node.kind === SyntaxKind.TypeAliasDeclaration ||
        node.kind === SyntaxKind.VariableDeclaration ||
        node.kind === SyntaxKind.FunctionDeclaration ||
        node.kind === SyntaxKind.ClassDeclaration
      if (isMember || isRoot) names.unshift(text)
      if (isRoot) return names
    }
    return []
  }

  #inTypes(root: string, path: string[]): Declared[] {
    const [first = '', second = '', ...rest] = path
    if (root === 'Queries') return first ? [{ kind: 'parameter', name: first }] : []
    if (root === 'components')
      return first === 'schemas' && second ? [{ kind: 'schema', schema: second, path: rest, isMapped: false }] : []
    if (root === 'webhooks') return first ? this.#below({ kind: 'event', name: first, path: [] }, path.slice(2)) : []
    if (root === 'operations') return first ? this.#inOperation(first, path.slice(1)) : []
    const id = this.at(second, first)
    return id ? this.#inOperation(id, rest) : []
  }

  #inOperation(id: string, path: string[]): Declared[] {
    const [part, second = '', third = '', , ...rest] = path
    if (part === 'responses' && second)
      return third === 'content' && path.length > 3
        ? [{ kind: 'answer', id, status: second, path: rest }]
        : [{ kind: 'operation', id }]
    if (part === 'requestBody') return path.length > 3 ? [{ kind: 'body', id, path: path.slice(3) }] : []
    if (part === 'parameters')
      return third ? [{ kind: 'parameter', id, name: third }] : second ? [] : [{ kind: 'operation', id }]
    return [{ kind: 'operation', id }]
  }

  #below(event: Extract<Declared, { kind: 'event' }>, path: string[]): Declared[] {
    return [{ ...event, path: path[0] === 'requestBody' ? path.slice(3) : [] }]
  }

  #inContracts(file: string, root: string, path: string[]): Declared[] {
    const [first = '', second = '', third = ''] = path
    const isZod = /zod/.test(file)
    if (root === 'WebhookPayloads') return first ? [{ kind: 'event', name: first, path: [] }] : []
    if (root === 'Examples') return third ? [{ kind: 'example', id: first, of: second, name: third }] : []
    if (root === 'webhookPayloads') return first ? [{ kind: 'event', name: first, path: [], validates: true }] : []
    if (root === 'requests') return first ? [{ kind: 'operation', id: first }] : []
    if (root === 'responses') {
      if (!first) return []
      return second
        ? [{ kind: 'answer', id: first, status: second, path: [], validates: true }]
        : [{ kind: 'operation', id: first }]
    }
    if (root === 'operations') return first ? [{ kind: 'operation', id: first }] : []
    if (isZod && this.#isSchema(root))
      return [{ kind: 'schema', schema: root, path, isMapped: false, validates: path.length === 0 }]
    return []
  }

  #inClient(file: string, root: string, path: string[]): Declared[] {
    const [first = ''] = path
    const method = `${root}.${first}`
    const helped = HELPERS[path.length > 0 ? method : root]
    if (helped) return helped.map((id) => ({ kind: 'operation', id }))
    const single = `${pascal(first)}.${first}`
    if (root === 'Methods') return clientMethods[single] ? [{ kind: 'operation', id: clientMethods[single] }] : []
    const id = clientMethods[method]
    if (id && path.length === 1) return [{ kind: 'operation', id, isWalk: first.startsWith('iterate') }]
    if (id && path[1] === 'include') return [{ kind: 'parameter', id, name: 'include' }]
    if (path.length === 0 && ERRORS[root]) return [{ kind: 'error', statuses: ERRORS[root] }]
    if (root === 'Query' && first === 'page[after]') return [{ kind: 'parameter', name: first }]
    if (root === 'Page') return first ? [{ kind: 'page', member: first }] : []
    const query = this.#queries.get(root)
    if (query) {
      const [name = '', ...inner] = path.map(snake)
      return name ? [{ kind: 'parameter', id: query, name: [name, ...inner.map((one) => `[${one}]`)].join('') }] : []
    }
    // Hand-written declarations have other names.
    if (!/\/generated\//.test(file)) return []
    const schema = root === 'ProblemDetails' ? 'Error' : root.replace(/Attributes$/, '')
    const known = this.#isSchema(root) ? root : this.#isSchema(schema) ? schema : undefined
    return known ? [{ kind: 'schema', schema: known, path: path.map(snake), isMapped: true }] : []
  }

  /**
   * `useContainers` and `containersQuery` belong to `listContainers`; hooks for other verbs are named like the
   * operation.
   */
  #ofHook(root: string, [first]: string[]): Declared[] {
    const name = root.replace(/^use(?=[A-Z])|Query$/g, '')
    const own = `${name.charAt(0).toLowerCase()}${name.slice(1)}`
    const known = new Set(this.#paths.values())
    const id = [`list${pascal(name)}`, `get${pascal(name)}`, own].find((one) => known.has(one))
    if (!id) return []
    if (first === 'include') return [{ kind: 'parameter', id, name: 'include' }]
    return [{ kind: 'operation', id, isWalk: id.startsWith('list') }]
  }

  #isSchema(name: string): boolean {
    return this.#spec.components.schemas?.[name] !== undefined
  }
}

const pascal = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1)

/** `refNumbers` as `ref_numbers`, as the client sends it. */
const snake = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** Which of our packages a file belongs to, installed or linked in a workspace. */
export const packageOf = (file: string): string | undefined =>
  /(?:\/@boxtrail\/|\/packages\/)(client|contracts|mock|react)\/(?:src|dist)\//.exec(file)?.[1]
