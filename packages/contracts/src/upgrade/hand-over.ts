import type ts from 'typescript-api'
import type { Compiler } from './compiler.ts'
import { packageOf } from './declared.ts'
import { typesIn } from './literals.ts'
import type { Sink } from './sink.ts'

const HANDED_ON = 'is handed to code that cannot be followed'

/** Expressions by which programs read the body of a response. */
const ANSWER = /\.json\(\)|\baxios\b|\bgot\b|\bky\b/

/** How deep records of the contract are nested. */
const DEEPEST = 4

/** Follows values to places where they get another type, or none. */
export class HandOver {
  readonly #sink: Sink

  constructor(sink: Sink) {
    this.#sink = sink
  }

  /**
   * Records the use of a value that gets another type: what both types have is used, or all of it if the other type has
   * no members.
   */
  given(expression: ts.Expression): void {
    if (!isHandedOver(this.#sink.ts, expression)) return
    const { parent } = expression
    const ts = this.#sink.ts
    const target =
      ts.isAsExpression(parent) && parent.type.kind !== ts.SyntaxKind.ConstKeyword
        ? this.#sink.checker.getTypeFromTypeNode(parent.type)
        : this.#sink.checker.getContextualType(expression)
    if (!target) return
    // What our own packages do with a record is not a use by the team.
    if (this.#isTakenByUs(parent) && this.#saysNothingOf(target)) return
    const given = this.#sink.checker.getTypeAtLocation(expression)
    if (this.#isAnswer(expression, given) && this.#saysNothing(target) && ts.isCallExpression(parent))
      this.#sink.uses.answersHandedOn.push({ ...this.#sink.siteOf(expression), why: HANDED_ON })
    this.#assigned(given, target, expression, 0)
    const demanded = this.#demanded(expression)
    if (demanded) this.#assigned(given, demanded, expression, 0)
  }

  /** Whether an expression is the untyped body of a response: `await response.json()`, or a variable with it. */
  #isAnswer(expression: ts.Expression, type: ts.Type): boolean {
    const { ts, checker } = this.#sink
    if (!(type.flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown))) return false
    if (!ts.isIdentifier(expression)) return ANSWER.test(expression.getText())
    const declaration = checker.getSymbolAtLocation(expression)?.valueDeclaration
    const variable = declaration && ts.isBindingElement(declaration) ? declaration.parent.parent : declaration
    return (
      variable !== undefined && ts.isVariableDeclaration(variable) && ANSWER.test(variable.initializer?.getText() ?? '')
    )
  }

  /** What a generic function of the team requires of an argument: `rows: T[]` with `T extends { number: string }`. */
  #demanded(argument: ts.Expression): ts.Type | undefined {
    const { ts, checker } = this.#sink
    const call = argument.parent
    if (!ts.isCallExpression(call)) return undefined
    const declaration = checker.getResolvedSignature(call)?.declaration
    if (!declaration || ts.isJSDocSignature(declaration) || !declaration.typeParameters) return undefined
    if (!isOwn(declaration)) return undefined
    const parameter = declaration.parameters[call.arguments.indexOf(argument)]
    return parameter && checker.getTypeAtLocation(parameter)
  }

  #assigned(from: ts.Type, to: ts.Type, node: ts.Expression, depth: number): void {
    if (depth > DEEPEST || from === to) return
    const [held, wanted] = [this.#awaited(from), this.#awaited(to)]
    if (held !== from || wanted !== to) {
      this.#assigned(held, wanted, node, depth)
      return
    }
    if (this.#saysNothing(to)) {
      this.#whole(from, node, HANDED_ON, new Set())
      return
    }
    if (from.flags & this.#sink.ts.TypeFlags.Any) {
      if (this.#isSent(node)) this.#anything(to, node, 0)
      return
    }
    for (const source of typesIn(this.#sink.checker.getNonNullableType(from)))
      for (const target of typesIn(this.#sink.checker.getNonNullableType(to))) this.#both(source, target, node, depth)
  }

  #both(source: ts.Type, target: ts.Type, node: ts.Expression, depth: number): void {
    if (source === target || !isObject(this.#sink.ts, source) || !isObject(this.#sink.ts, target)) return
    const [held, wanted] = [this.#elementOf(source), this.#elementOf(target)]
    if (held && wanted) this.#assigned(held, wanted, node, depth + 1)
    if (held || wanted) return
    if (source.getCallSignatures().length > 0) {
      this.#called(source, target, node, depth)
      return
    }
    const isLiteral = this.#sink.ts.isObjectLiteralExpression(node)
    for (const member of this.#sink.checker.getPropertiesOfType(target).slice(0, 400)) {
      const own = this.#sink.checker.getPropertyOfType(source, member.name)
      if (!own || own === member || isSameDeclaration(own, member)) continue
      const [ours, theirs] = [this.#sink.declarations.of(own), this.#sink.declarations.of(member)]
      if (ours.length > 0) for (const declared of ours) this.#sink.declared(declared, node)
      if (theirs.length > 0 && !isLiteral)
        for (const declared of theirs)
          this.#sink.declared(declared, node, this.#sink.checker.getTypeOfSymbolAtLocation(own, node))
      this.#assigned(
        this.#sink.checker.getTypeOfSymbolAtLocation(own, node),
        this.#sink.checker.getTypeOfSymbolAtLocation(member, node),
        node,
        depth + 1,
      )
    }
  }

  /** A function that is passed on receives the parameters of the other type, and returns its result. */
  #called(source: ts.Type, target: ts.Type, node: ts.Expression, depth: number): void {
    const { checker } = this.#sink
    const [own] = source.getCallSignatures()
    const [other] = target.getCallSignatures()
    if (!own || !other) return
    for (const [at, parameter] of own.parameters.entries()) {
      const given = other.parameters[at]
      if (!given) return
      const [from, to] = [given, parameter].map((one) => checker.getTypeOfSymbolAtLocation(one, node))
      // For a function of the team, the names that it reads are known even without types.
      if (own.declaration && isOwn(own.declaration) && this.#saysNothing(to!)) continue
      this.#assigned(from!, to!, node, depth + 1)
    }
    this.#assigned(own.getReturnType(), other.getReturnType(), node, depth + 1)
  }

  /** The type of an awaited value; for a union such as `T | PromiseLike<T>`, that of the value. */
  #awaited(type: ts.Type): ts.Type {
    const { ts, checker } = this.#sink
    if (type.flags & ts.TypeFlags.TypeParameter) return checker.getBaseConstraintOfType(type) ?? type
    const value = type.isUnion() && type.types.some(isPromise) ? type.types.find((one) => !isPromise(one)) : undefined
    if (value) return value
    return isPromise(type) ? (checker.getTypeArguments(type as ts.TypeReference)[0] ?? type) : type
  }

  /** An untyped value that is sent may use everything that is accepted there. */
  #anything(to: ts.Type, node: ts.Expression, depth: number): void {
    if (depth > 2) return
    for (const target of typesIn(this.#sink.checker.getNonNullableType(to))) {
      if (!isObject(this.#sink.ts, target) || this.#elementOf(target)) continue
      for (const member of this.#sink.checker.getPropertiesOfType(target).slice(0, 400)) {
        const type = this.#sink.checker.getTypeOfSymbolAtLocation(member, node)
        this.#sink.symbol(member, node, this.#sink.checker.getAnyType?.())
        this.#anything(type, node, depth + 1)
      }
    }
  }

  /** Whether a value is passed to a method of ours, directly or as part of an object. */
  #isSent(node: ts.Node): boolean {
    const { ts } = this.#sink
    let at = node.parent
    while (ts.isPropertyAssignment(at) || ts.isObjectLiteralExpression(at) || ts.isArrayLiteralExpression(at))
      at = at.parent
    return this.#isTakenByUs(at)
  }

  #isTakenByUs(call: ts.Node): boolean {
    if (!this.#sink.ts.isCallExpression(call)) return false
    const declaration = this.#sink.checker.getResolvedSignature(call)?.declaration
    return declaration !== undefined && packageOf(declaration.getSourceFile().fileName) !== undefined
  }

  /** Whether no member of a type is from the contract, so that it does not write anything. */
  #saysNothingOf(target: ts.Type): boolean {
    return typesIn(this.#sink.checker.getNonNullableType(target)).every((type) =>
      this.#sink.checker.getPropertiesOfType(type).every((member) => this.#sink.declarations.of(member).length === 0),
    )
  }

  #elementOf(type: ts.Type): ts.Type | undefined {
    return this.#sink.checker.isArrayType?.(type) || this.#sink.checker.isTupleType?.(type)
      ? this.#sink.checker.getTypeArguments(type as ts.TypeReference)[0]
      : undefined
  }

  /** Whether a type tells nothing about members: `any`, `unknown`, `object`, `{}`, and records of anything. */
  #saysNothing(type: ts.Type): boolean {
    const { TypeFlags } = this.#sink.ts
    if (type.flags & (TypeFlags.Any | TypeFlags.Unknown | TypeFlags.NonPrimitive)) return true
    if (type.isUnion()) return type.types.some((one) => this.#saysNothing(one))
    if (!isObject(this.#sink.ts, type) || this.#elementOf(type)) return false
    const isEmpty = type.getProperties().length === 0
    return isEmpty && type.getCallSignatures().length === 0 && type.getConstructSignatures().length === 0
  }

  everything(expression: ts.Expression, why: string): void {
    this.#whole(this.#sink.checker.getTypeAtLocation(expression), expression, why, new Set())
  }

  /** Records the use of every member of a value that the contract declares, with everything below. */
  #whole(type: ts.Type, node: ts.Node, why: string, seen: Set<ts.Type>): void {
    for (const one of typesIn(this.#sink.checker.getNonNullableType(type))) {
      if (seen.has(one) || seen.size > 40 || !isObject(this.#sink.ts, one)) continue
      seen.add(one)
      const element = this.#elementOf(one)
      if (element) {
        this.#whole(element, node, why, seen)
        continue
      }
      if (one.getCallSignatures().length > 0 || isOfLibrary(one)) continue
      for (const member of this.#sink.checker.getPropertiesOfType(one).slice(0, 400)) {
        const declared = this.#sink.declarations.of(member)
        for (const each of declared) this.#sink.wholly(each, node, why)
        this.#whole(this.#sink.checker.getTypeOfSymbolAtLocation(member, node), node, why, seen)
      }
    }
  }
}

const isPromise = (type: ts.Type): boolean => /^Promise(Like)?$/.test(type.symbol?.name ?? '')

/** Whether a declaration is the team's own, so that its code is read as well. */
const isOwn = (declaration: ts.Node): boolean => {
  const file = declaration.getSourceFile()
  return !file.isDeclarationFile && packageOf(file.fileName) === undefined && !/\/node_modules\//.test(file.fileName)
}

const isObject = (compiler: Compiler, type: ts.Type): boolean =>
  (type.flags & compiler.TypeFlags.Object) !== 0 || type.isIntersection()

const isOfLibrary = (type: ts.Type): boolean =>
  (type.symbol?.declarations ?? []).some((one) => /\/lib\.[\w.]+\.d\.ts$|\/@types\//.test(one.getSourceFile().fileName))

const isSameDeclaration = (one: ts.Symbol, other: ts.Symbol): boolean =>
  one.declarations?.[0] !== undefined && one.declarations[0] === other.declarations?.[0]

/** Whether an expression is in a position with a type of its own: as an argument, a value or a result. */
function isHandedOver(compiler: Compiler, node: ts.Expression): boolean {
  const { parent } = node
  if (!parent || compiler.isParenthesizedExpression(node)) return false
  if (compiler.isCallExpression(parent) || compiler.isNewExpression(parent)) return parent.expression !== node
  if (compiler.isVariableDeclaration(parent)) return parent.initializer === node && parent.type !== undefined
  if (compiler.isBinaryExpression(parent))
    return parent.right === node && parent.operatorToken.kind === compiler.SyntaxKind.EqualsToken
  if (compiler.isPropertyAssignment(parent) || compiler.isShorthandPropertyAssignment(parent))
    return compiler.isPropertyAssignment(parent) ? parent.initializer === node : true
  return (
    compiler.isReturnStatement(parent) ||
    compiler.isAsExpression(parent) ||
    compiler.isArrayLiteralExpression(parent) ||
    compiler.isYieldExpression(parent) ||
    compiler.isJsxExpression(parent) ||
    compiler.isSatisfiesExpression?.(parent) ||
    (compiler.isArrowFunction(parent) && parent.body === node)
  )
}
