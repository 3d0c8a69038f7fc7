import type ts from 'typescript-api'
import type { Spec } from '../comparison/document.ts'
import type { Compiler } from './compiler.ts'
import { packageOf } from './declared.ts'
import { HandOver } from './hand-over.ts'
import { literalsOf, typesIn } from './literals.ts'
import { Mentions } from './mentions.ts'
import type { Project } from './project.ts'
import { Sink } from './sink.ts'
import { note, type Uses } from './uses.ts'

/** What the sources of a project use of a contract. */
export function readSources(compiler: Compiler, spec: Spec, project: Project): Uses {
  const sink = new Sink(compiler, spec, project)
  for (const file of project.sources) new Reader(sink, file).read()
  sink.end()
  return sink.uses
}

/** Examples such as `examples.getContainer[200].on_ship`, whose type does not show where they come from. */
const EXAMPLE = /\bexamples\.(\w+)(?:\.|\[)(request|\d{3})\]?\.(\w+)$/

class Reader {
  readonly #sink: Sink
  readonly #file: ts.SourceFile
  readonly #mentions: Mentions
  readonly #handOver: HandOver

  constructor(sink: Sink, file: ts.SourceFile) {
    this.#sink = sink
    this.#file = file
    this.#mentions = new Mentions(sink)
    this.#handOver = new HandOver(sink)
  }

  read(): void {
    if (!isGenerated(this.#file.text)) this.#visit(this.#file)
  }

  #visit = (node: ts.Node): void => {
    const { ts } = this.#sink
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) {
      this.#named(node)
      return
    }
    if (ts.isIdentifier(node)) this.#identifier(node)
    else if (ts.isStringLiteralLike(node) || ts.isNumericLiteral(node)) this.#mentions.word(node, node.text)
    else if (ts.isTemplateHead(node)) this.#mentions.word(node, node.text)
    else if (ts.isElementAccessExpression(node)) this.#element(node)
    else if (ts.isIndexedAccessTypeNode(node)) this.#indexed(node)
    else if (ts.isTypeReferenceNode(node)) this.#picked(node)
    else if (ts.isObjectBindingPattern(node)) this.#pattern(node)
    else if (ts.isObjectLiteralExpression(node)) this.#literal(node)
    else if (ts.isCallExpression(node)) this.#call(node)
    else if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.InKeyword) this.#testedFor(node)
    else if (ts.isForInStatement(node)) this.#handOver.everything(node.expression, 'walks its members')
    if (ts.isTemplateExpression(node) || ts.isStringLiteralLike(node)) this.#mentions.address(node)
    if (ts.isExpression(node)) this.#handOver.given(node)
    ts.forEachChild(node, this.#visit)
  }

  /** Records what a module imports by name or re-exports. */
  #named(node: ts.ImportDeclaration | ts.ExportDeclaration): void {
    const visit = (inner: ts.Node): void => {
      if (this.#sink.ts.isExportSpecifier(inner)) this.#sink.symbol(this.#sink.symbolAt(inner.name), inner)
      this.#sink.ts.forEachChild(inner, visit)
    }
    visit(node)
    const module = node.moduleSpecifier
    if (!module || !this.#sink.ts.isStringLiteral(module) || !module.text.startsWith('@boxtrail/')) return
    if (module.text === '@boxtrail/client' || module.text === '@boxtrail/react') this.#sink.uses.isClientUsed = true
    // Nothing could be found if the types of our packages are missing.
    if (/^@boxtrail\/(client|contracts)\b/.test(module.text) && !this.#sink.checker.getSymbolAtLocation(module)) {
      const { file, line } = this.#sink.siteOf(module)
      throw new Error(
        `${file}:${line} imports ${module.text}, whose types are not found. Install its packages first: npm install`,
      )
    }
  }

  #identifier(node: ts.Identifier): void {
    const { parent } = node
    const ts = this.#sink.ts
    if (ts.isPropertyAccessExpression(parent) && parent.name === node) {
      const owner = this.#sink.checker.getTypeAtLocation(parent.expression)
      if (this.#isUntyped(owner)) note(this.#sink.uses.untyped, node.text, this.#sink.siteOf(node))
      const example = EXAMPLE.exec(parent.getText())
      if (example) note(this.#sink.uses.examples, `${example[1]} ${example[2]} ${example[3]}`, this.#sink.siteOf(node))
      if (this.#isOwn(this.#sink.checker.getSymbolAtLocation(node)))
        note(this.#sink.uses.own, node.text, this.#sink.siteOf(node))
    }
    if (ts.isPropertyAssignment(parent) && parent.name === node) this.#mentions.word(node, node.text)
    if (ts.isShorthandPropertyAssignment(parent)) return
    this.#sink.symbol(this.#sink.symbolAt(node), node)
  }

  #isUntyped(type: ts.Type): boolean {
    return (type.flags & this.#sink.ts.TypeFlags.Any) !== 0
  }

  /** Whether a member is declared in a type that the team wrote itself, which may describe a response. */
  #isOwn(symbol: ts.Symbol | undefined): boolean {
    return (symbol?.declarations ?? []).some(
      (one) =>
        this.#sink.ts.isPropertySignature(one) &&
        !/\/node_modules\//.test(one.getSourceFile().fileName) &&
        !packageOf(one.getSourceFile().fileName),
    )
  }

  #call(call: ts.CallExpression): void {
    const id = this.#sink.byPath(call)
    if (id) this.#sink.operation(id, this.#sink.siteOf(call.expression))
    this.#keys(call)
  }

  /** Records names of members that are passed along with a record, as in `sortBy(containers, 'podEtaAt')`. */
  #keys(call: ts.CallExpression): void {
    const { ts, checker } = this.#sink
    const texts = call.arguments.flatMap((given) => {
      const inner = ts.isArrayLiteralExpression(given) ? [...given.elements] : [given]
      return inner.filter((one) => ts.isStringLiteralLike(one))
    })
    if (texts.length === 0) return
    const receiver = ts.isPropertyAccessExpression(call.expression) ? [call.expression.expression] : []
    const types = [...call.arguments, ...receiver]
      .filter((one) => !ts.isStringLiteralLike(one))
      .flatMap((one) => this.#heldBy(checker.getTypeAtLocation(one)))
    for (const text of texts) for (const type of types) this.#member(type, text.text, text)
  }

  /** A type and its type arguments: `Container[]` and `Column<Container>` hold containers. */
  #heldBy(type: ts.Type): ts.Type[] {
    const { TypeFlags, ObjectFlags } = this.#sink.ts
    const isReference = type.flags & TypeFlags.Object && (type as ts.ObjectType).objectFlags & ObjectFlags.Reference
    const held = isReference ? this.#sink.checker.getTypeArguments(type as ts.TypeReference) : []
    return [type, ...held, ...(type.aliasTypeArguments ?? [])]
  }

  /** Records `container['number']`, or all of the record if the key is not known. */
  #element(node: ts.ElementAccessExpression): void {
    const owner = this.#sink.checker.getTypeAtLocation(node.expression)
    const key = this.#sink.checker.getTypeAtLocation(node.argumentExpression)
    if (this.#sink.ts.isStringLiteralLike(node.argumentExpression)) {
      if (this.#isUntyped(owner)) note(this.#sink.uses.untyped, node.argumentExpression.text, this.#sink.siteOf(node))
      this.#member(owner, node.argumentExpression.text, node)
      return
    }
    const names = literalsOf(this.#sink.ts, this.#sink.checker, key)
    if (names) for (const name of names) this.#member(owner, name, node)
    else if (key.flags & this.#sink.ts.TypeFlags.StringLike || key.flags & this.#sink.ts.TypeFlags.Index)
      this.#handOver.everything(node.expression, 'reads members by names that are not known')
  }

  /** `'podRailLoadedAt' in container` */
  #testedFor({ left, right }: ts.BinaryExpression): void {
    if (this.#sink.ts.isStringLiteralLike(left))
      this.#member(this.#sink.checker.getTypeAtLocation(right), left.text, left)
  }

  #member(owner: ts.Type, name: string, node: ts.Node, value?: ts.Type): void {
    for (const type of typesIn(this.#sink.checker.getNonNullableType(owner)))
      this.#sink.symbol(this.#sink.checker.getPropertyOfType(type, name), node, value)
  }

  /** `Container['podFullOutAt']` */
  #indexed(node: ts.IndexedAccessTypeNode): void {
    const owner = this.#sink.checker.getTypeFromTypeNode(node.objectType)
    const key = this.#sink.checker.getTypeFromTypeNode(node.indexType)
    for (const name of literalsOf(this.#sink.ts, this.#sink.checker, key) ?? [])
      this.#member(owner, name, node.indexType)
  }

  /** `Pick<Container, 'number'>` */
  #picked(node: ts.TypeReferenceNode): void {
    const [from, names] = node.typeArguments ?? []
    if (!from || !names || node.typeName.getText(this.#file) !== 'Pick') return
    const owner = this.#sink.checker.getTypeFromTypeNode(from)
    for (const name of literalsOf(this.#sink.ts, this.#sink.checker, this.#sink.checker.getTypeFromTypeNode(names)) ??
      [])
      this.#member(owner, name, names)
  }

  #pattern(pattern: ts.ObjectBindingPattern): void {
    const owner = this.#sink.checker.getTypeAtLocation(pattern)
    const source = this.#destructured(pattern) ?? owner
    for (const element of pattern.elements) {
      if (element.dotDotDotToken) continue
      const name = element.propertyName ?? element.name
      if (!('text' in name)) continue
      if (this.#isUntyped(source) || this.#isUntyped(this.#sink.checker.getTypeAtLocation(element)))
        note(this.#sink.uses.untyped, String(name.text), this.#sink.siteOf(element))
      this.#member(source, String(name.text), element)
      if (source !== owner) this.#member(owner, String(name.text), element)
    }
  }

  /** The type of the destructured value, because the type of the pattern has only its own names. */
  #destructured({ parent }: ts.ObjectBindingPattern): ts.Type | undefined {
    const value = this.#sink.ts.isVariableDeclaration(parent) ? parent.initializer : undefined
    return value && this.#sink.checker.getTypeAtLocation(value)
  }

  /** Records the members of an object literal, each as a use of the member that the contract accepts there. */
  #literal(literal: ts.ObjectLiteralExpression): void {
    const target = this.#sink.checker.getContextualType(literal)
    for (const member of literal.properties) {
      const { name } = member
      if (!name || !('text' in name)) continue
      // The members of an untyped body are known only by their names.
      note(this.#sink.uses.own, String(name.text), this.#sink.siteOf(member))
      if (!target) continue
      const value = this.#sink.ts.isPropertyAssignment(member) ? member.initializer : name
      this.#member(target, String(name.text), member, this.#sink.checker.getTypeAtLocation(value))
    }
  }
}

/** Whether a file has types that were generated from the contract, which are not a use of it. */
const isGenerated = (text: string): boolean => /\binterface paths\b/.test(text) && /\binterface components\b/.test(text)
