import type { Difference } from '@boxtrail/contracts/comparison'
import ts from 'typescript-api'
import { EXPORT_RULES, type ExportRule } from './export-rules.ts'
import { opposite, type Position, positionsOf } from './positions.ts'

interface Found {
  level: 'minor' | 'major'
  rule: ExportRule
  /** The export with its member or parameter, or only a part of it. */
  at: string
  part: string
  what: string
}

/**
 * Compares the exports of a package with earlier ones, both in the form of `surfaceOf`: if a program can no longer
 * import, read or pass something, that is breaking. Values that are read may get more alternatives, which programs must
 * expect (apps/docs/publishing.md).
 */
export function declarationDifferences(before: string, after: string): Difference[] {
  const olds = linesOf(before)
  const news = linesOf(withoutNewLists(after, olds))
  const positions = positionsOf(new Map([...news.values()].map(({ name, node }) => [name, node])))
  const found: Found[] = [
    ...[...olds.keys()].filter((key) => !news.has(key)).map((key) => breaking(key, 'is gone', '', 'export-removed')),
    ...[...news.keys()].filter((key) => !olds.has(key)).map((key) => added(key, 'is new', '', 'export-added')),
  ]
  for (const [key, { name, node, text }] of news) {
    const old = olds.get(key)
    if (old && old.text !== text && !isOnlyKind(text))
      for (const position of positions(name)) found.push(...compared(old.node, node, position, key))
  }
  return byPromise(found)
}

/** Types that have become too long to be written out (surface.ts): their source is compared instead. */
const isOnlyKind = (text: string): boolean => /^[a-z]+$/.test(text)

/** Lists each promise once: a type that is used in both directions may break in one and be extended in the other. */
function byPromise(found: Found[]): Difference[] {
  const differences = new Map<string, Difference>()
  for (const { level, rule, at, part, what } of found.sort((one, other) => one.level.localeCompare(other.level))) {
    const promise = `${at}${part}`
    const known = differences.get(promise)
    const { kind } = EXPORT_RULES[rule]
    const sentence = `${at} ${what}`
    if (!known) differences.set(promise, { kind, promise, rule, level, what: sentence })
    else if (known.kind === kind && !known.what.split('; ').includes(sentence)) known.what += `; ${sentence}`
  }
  return [...differences.values()]
}

const breaking = (at: string, what: string, part = '', rule: ExportRule = 'type-narrowed'): Found => ({
  level: 'major',
  rule,
  at,
  part,
  what,
})
const added = (at: string, what: string, part = '', rule: ExportRule = 'type-widened'): Found => ({
  level: 'minor',
  rule,
  at,
  part,
  what,
})

interface Line {
  name: string
  text: string
  node: ts.Node
}

/** Each export by its entry point and name; entry points without declarations, and commands, on their own. */
function linesOf(surface: string): Map<string, Line> {
  let entry = ''
  const lines = surface.split('\n').filter(Boolean)
  return new Map(
    lines.map((line): [string, Line] => {
      const [, name, text = ''] = /^ {2}(\S+): (.*)$/.exec(line) ?? []
      if (!name) entry = line
      return [name ? `${entry} ${name}` : line, { name: name ?? line, text, node: parsed(name ? text : '') }]
    }),
  )
}

function parsed(text: string): ts.Node {
  const isVariable = !/^(export |declare |[a-z]*$)/.test(text)
  const source = ts.createSourceFile(
    'surface.d.ts',
    isVariable ? `declare const ${text}` : text,
    ts.ScriptTarget.Latest,
    true,
  )
  const [statement = source] = source.statements
  return ts.isVariableStatement(statement) ? statement.declarationList.declarations[0]! : statement
}

/** Replaces the names of new open lists by the lists themselves, because `string` may become one. */
function withoutNewLists(surface: string, olds: Map<string, Line>): string {
  const lists = [...surface.matchAll(/^ {2}(\w+): export type \1 = (.*\(string & \{\}\));$/gm)]
  const fresh = lists.filter(([, name]) => ![...olds.values()].some((old) => old.name === name))
  return fresh.reduce(
    (text, [, name, list]) => text.replaceAll(new RegExp(`: ${name}(?= \\||;)`, 'g'), () => `: ${list}`),
    surface,
  )
}

type Signature = ts.SignatureDeclaration

function compared(before: ts.Node, after: ts.Node, position: Position, at: string): Found[] {
  if (textOf(before) === textOf(after)) return []
  const different = breaking(at, `was ${short(before)}, and is ${short(after)}`)
  if (before.kind !== after.kind)
    return isUnion(before) || isUnion(after) ? alternatives(before, after, position, at) : [different]
  if (isUnion(before)) return alternatives(before, after, position, at)
  if (hasMembers(before))
    return [...heads(before, after as never, different), ...members(before, after as never, position, at)]
  if (ts.isFunctionLike(before)) return signatures(before, after as Signature, position, at)
  if (hasType(before) && hasType(after))
    return [...heads(before, after, different), ...compared(before.type, after.type, position, at)]
  if (ts.isIntersectionTypeNode(before))
    return inOrder(before.types, (after as typeof before).types, position, at, different)
  if (ts.isArrayTypeNode(before))
    return compared(before.elementType, (after as typeof before).elementType, position, at)
  if (ts.isTypeReferenceNode(before) && before.typeName.getText() === (after as typeof before).typeName.getText())
    return inOrder(before.typeArguments ?? [], (after as typeof before).typeArguments ?? [], position, at, different)
  return [different]
}

const inOrder = (
  before: readonly ts.Node[],
  after: readonly ts.Node[],
  position: Position,
  at: string,
  different: Found,
): Found[] =>
  before.length === after.length
    ? before.flatMap((each, index) => compared(each, after[index]!, position, at))
    : [different]

const textOf = (node: ts.Node): string => node.getText().replaceAll(/\s+/g, ' ')
const short = (node: ts.Node): string => textOf(node).slice(0, 120)

const isUnion = (node: ts.Node): node is ts.UnionTypeNode => ts.isUnionTypeNode(node)

type WithType = ts.VariableDeclaration | ts.TypeAliasDeclaration | ts.ParenthesizedTypeNode | ts.TypeOperatorNode
const hasType = (node: ts.Node): node is WithType & { type: ts.TypeNode } =>
  (ts.isVariableDeclaration(node) ||
    ts.isTypeAliasDeclaration(node) ||
    ts.isParenthesizedTypeNode(node) ||
    ts.isTypeOperatorNode(node)) &&
  node.type !== undefined

type WithMembers = ts.InterfaceDeclaration | ts.TypeLiteralNode | ts.ClassDeclaration
const hasMembers = (node: ts.Node): node is WithMembers =>
  ts.isInterfaceDeclaration(node) || ts.isTypeLiteralNode(node) || ts.isClassDeclaration(node)

/** Compares type parameters and `extends` clauses. */
function heads(before: ts.Node, after: ts.Node, different: Found): Found[] {
  const head = (node: ts.Node) => {
    const { typeParameters = [], heritageClauses = [] } = node as ts.InterfaceDeclaration
    return [...typeParameters, ...heritageClauses].map(textOf).join()
  }
  return head(before) === head(after) ? [] : [different]
}

/**
 * Compares alternatives, of which none may be removed. Any may be added to what is given, but only further text values
 * to what is read.
 */
function alternatives(before: ts.Node, after: ts.Node, position: Position, at: string): Found[] {
  const parts = (node: ts.Node) => (isUnion(node) ? node.types : [node])
  // An open list accepts any text, and names some values.
  if (parts(before).some(isText) && parts(after).some(isOpenList)) {
    const rest = (node: ts.Node) => parts(node).filter((part) => !isText(part) && !isOpenList(part) && !isValue(part))
    if (rest(before).map(textOf).sort().join() === rest(after).map(textOf).sort().join()) return []
  }
  const missing = (nodes: readonly ts.Node[], others: readonly ts.Node[]) =>
    nodes.filter((node) => !others.some((other) => textOf(node) === textOf(other)))
  const [gone, more] = [missing(parts(before), parts(after)), missing(parts(after), parts(before))]
  if (
    gone.length > 0 &&
    gone.length === more.length &&
    gone.every((node, index) => node.kind === more[index]!.kind && !ts.isLiteralTypeNode(node))
  )
    return gone.flatMap((node, index) => compared(node, more[index]!, position, at))
  const isOpen = (node: ts.Node) => position === 'given' || isValue(node)
  return [
    ...gone.map((node) => breaking(at, `is no longer ${short(node)}`, partOf(node))),
    ...more.map((node) => (isOpen(node) ? added : breaking)(at, `may be ${short(node)}`, partOf(node))),
  ]
}

const isText = (node: ts.Node): boolean => node.kind === ts.SyntaxKind.StringKeyword
const isOpenList = (node: ts.Node): boolean => textOf(node) === '(string & {})'
const isValue = (node: ts.Node): boolean => ts.isLiteralTypeNode(node) && ts.isStringLiteral(node.literal)

/** A value or a named type in an alternative; for a type that is written out, the location is enough. */
const partOf = (node: ts.Node): string =>
  /^[\w'"-]+$/.test(textOf(node)) ? `=${textOf(node).replaceAll(/['"]/g, '')}` : ''

function members(before: WithMembers, after: WithMembers, position: Position, at: string): Found[] {
  const [olds, news] = [membersOf(before), membersOf(after)]
  return [
    ...[...olds].flatMap(([name, old]) => {
      const member = news.get(name)
      if (!member) return [breaking(`${at}.${name}`, 'is gone')]
      const place = `${at}.${name}`
      return [...presence(old, member, position, place), ...memberTypes(old, member, position, place)]
    }),
    ...[...news].flatMap(([name, member]) => {
      if (olds.has(name)) return []
      const isDemanded = position === 'given' && !isOptional(member)
      return [isDemanded ? breaking(`${at}.${name}`, 'must now be given') : added(`${at}.${name}`, 'is new')]
    }),
  ]
}

const membersOf = (node: WithMembers): Map<string, ts.Node> => {
  const seen = new Map<string, number>()
  return new Map(
    [...node.members]
      .filter((member) => !/^(private|#)/.test(member.getText()))
      .map((member) => {
        const name = member.name?.getText() ?? ts.SyntaxKind[member.kind]
        const times = seen.get(name) ?? 0
        seen.set(name, times + 1)
        // Overloads are numbered.
        return [times === 0 ? name : `${name} (${times + 1})`, member]
      }),
  )
}

const isOptional = (member: ts.Node): boolean => (member as ts.PropertySignature).questionToken !== undefined

function presence(old: ts.Node, member: ts.Node, position: Position, at: string): Found[] {
  if (isOptional(old) === isOptional(member)) return []
  const isLess = isOptional(member) ? position === 'read' : position === 'given'
  return [(isLess ? breaking : added)(at, `is ${isOptional(member) ? 'now' : 'no longer'} optional`, ' optional')]
}

function memberTypes(old: ts.Node, member: ts.Node, position: Position, at: string): Found[] {
  if (ts.isFunctionLike(old) && ts.isFunctionLike(member)) return signatures(old, member, position, at)
  const [oldType, type] = [(old as ts.PropertySignature).type, (member as ts.PropertySignature).type]
  return oldType && type ? compared(oldType, type, position, at) : []
}

function signatures(before: Signature, after: Signature, position: Position, at: string): Found[] {
  const parameters = (node: Signature) => node.parameters.filter((each) => each.name.getText() !== 'this')
  const [olds, news] = [parameters(before), parameters(after)]
  const isDemanded = (parameter: ts.ParameterDeclaration) => !parameter.questionToken && !parameter.dotDotDotToken
  const given = opposite(position)
  return [
    ...heads(before, after, breaking(at, `was ${short(before)}, and is ${short(after)}`)),
    ...olds.flatMap((old, index) => {
      const parameter = news[index]
      const place = `${at}(${old.name.getText()})`
      if (!parameter) return [breaking(place, 'is gone')]
      const types = old.type && parameter.type ? compared(old.type, parameter.type, given, place) : []
      return [
        ...(isDemanded(parameter) && !isDemanded(old) ? [breaking(place, 'must now be given', ' optional')] : []),
        ...types,
      ]
    }),
    ...news.slice(olds.length).map((parameter) => {
      const place = `${at}(${parameter.name.getText()})`
      return isDemanded(parameter) ? breaking(place, 'must now be given') : added(place, 'is new')
    }),
    ...(before.type && after.type ? compared(before.type, after.type, position, at) : []),
  ]
}
