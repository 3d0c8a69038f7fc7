import type ts from 'typescript-api'
import { operationsOf } from '../comparison/document.ts'
import { operationAt } from '../usage/match.ts'
import type { Compiler } from './compiler.ts'
import { literalsOf } from './literals.ts'
import type { Sink } from './sink.ts'
import { note } from './uses.ts'
import { vocabularyOf } from './vocabulary.ts'

/** Finds texts that have a meaning in the contract: its words, and addresses of the API. */
export class Mentions {
  readonly #sink: Sink
  readonly #words: Set<string>
  readonly #operations: Set<string>

  constructor(sink: Sink) {
    this.#sink = sink
    this.#words = vocabularyOf(sink.spec)
    this.#operations = new Set(operationsOf(sink.spec).map(({ operation }) => operation.operationId))
  }

  word(node: ts.Node, text: string): void {
    if (text === '@boxtrail/client' || text === '@boxtrail/react') this.#sink.uses.isClientUsed = true
    // `Answer<'getPort', 200>`
    if (this.#operations.has(text)) note(this.#sink.uses.operations, text, this.#sink.siteOf(node))
    const word = this.#words.has(text) ? text : text.toLowerCase()
    if (!this.#words.has(word) && !/^[a-z_]+(\.[a-z_]+)*\.$/.test(word)) return
    const allowed = this.#sink.ts.isExpression(node) ? this.#allowedAt(node) : undefined
    const site = this.#sink.siteOf(node)
    note(this.#sink.uses.words, word, { ...site, allowed })
    if (/^[1-5]\d\d$/.test(word)) note(this.#sink.uses.statuses, Number(word), site)
    if (this.#sink.spec.webhooks?.[word]) note(this.#sink.uses.events, word, site)
  }

  /** The listed values that are allowed at a position in the code. */
  #allowedAt(node: ts.Expression): ReadonlySet<string> | undefined {
    const ts = this.#sink.ts
    const { parent } = node
    const compared =
      ts.isBinaryExpression(parent) && isComparison(ts, parent.operatorToken.kind)
        ? parent.left === node
          ? parent.right
          : parent.left
        : ts.isCaseClause(parent)
          ? parent.parent.parent.expression
          : undefined
    const type = compared ? this.#sink.checker.getTypeAtLocation(compared) : this.#sink.checker.getContextualType(node)
    const values = type && literalsOf(ts, this.#sink.checker, type)
    return values && values.length > 0 ? new Set(values) : undefined
  }

  /** An address of the API in a text: `${base}/v2/containers/${id}`. */
  address(node: ts.TemplateExpression | ts.StringLiteralLike): void {
    const ts = this.#sink.ts
    const text = ts.isTemplateExpression(node)
      ? node.head.text + node.templateSpans.map(({ literal }) => `:_${literal.text}`).join('')
      : node.text
    // The base address may be defined elsewhere, with `/v2` at its end.
    const [, path] = /\/v2(\/[\w/:.-]+)/.exec(text) ?? /^:_(\/[\w/:.-]+)/.exec(text) ?? this.#fetched(node, text)
    if (!path) return
    const id = operationAt(this.#methodAround(node), path.replaceAll(':_', 'x'))
    if (!id) return
    this.#sink.uses.untypedOperations.add(id)
    this.#sink.operation(id, this.#sink.siteOf(node))
    const query = text.split('?')[1] ?? ''
    for (const [name] of new URLSearchParams(query)) this.#sink.declared({ kind: 'parameter', id, name }, node)
  }

  /** The path in a call such as `fetch(path('/containers'))`, which shows that it is one. */
  #fetched(node: ts.Node, text: string): string[] {
    if (!/^\/[a-z]/.test(text)) return []
    for (let at: ts.Node | undefined = node.parent, up = 0; at && up < 4; at = at.parent, up++)
      if (this.#sink.ts.isCallExpression(at) && /(fetch|axios|request|ky|got)\b/i.test(at.expression.getText()))
        return ['', text.replace(/\?.*$/s, '')]
    return []
  }

  #methodAround(node: ts.Node): string {
    for (let at: ts.Node | undefined = node.parent; at; at = at.parent) {
      if (!this.#sink.ts.isCallExpression(at)) continue
      const { expression } = at
      const [, stated] = /\bmethod:\s*['"`](\w+)['"`]/.exec(at.getText()) ?? []
      if (stated) return stated
      const named = this.#sink.ts.isPropertyAccessExpression(expression) ? expression.name.text.toLowerCase() : ''
      return ['get', 'post', 'patch', 'put', 'delete'].includes(named) ? named : 'get'
    }
    return 'get'
  }
}

const isComparison = ({ SyntaxKind }: Compiler, kind: ts.SyntaxKind): boolean =>
  kind === SyntaxKind.EqualsEqualsEqualsToken ||
  kind === SyntaxKind.EqualsEqualsToken ||
  kind === SyntaxKind.ExclamationEqualsEqualsToken ||
  kind === SyntaxKind.ExclamationEqualsToken
