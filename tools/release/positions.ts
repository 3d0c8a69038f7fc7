import ts from 'typescript-api'

/** Whether programs read a value or pass it, which decides what may be added and removed. */
export type Position = 'read' | 'given'

export const opposite = (position: Position): Position => (position === 'read' ? 'given' : 'read')

/**
 * The positions in which each exported type is used, starting from the functions, variables and classes of a package:
 * types of parameters are passed, and types of results are read. A type that no function mentions counts as read.
 */
export function positionsOf(declarations: ReadonlyMap<string, ts.Node>): (name: string) => Position[] {
  const found = new Map<string, Set<Position>>()
  const visit = (node: ts.Node, position: Position): void => {
    if (ts.isTypeReferenceNode(node) || ts.isExpressionWithTypeArguments(node)) mention(nameOf(node), position)
    if (ts.isParameter(node)) return void (node.type && visit(node.type, opposite(position)))
    if (ts.isTypeParameterDeclaration(node)) return
    ts.forEachChild(node, (child) => visit(child, position))
  }
  const mention = (name: string, position: Position): void => {
    const positions = found.get(name) ?? new Set()
    const declaration = declarations.get(name)
    if (!declaration || positions.has(position)) return
    found.set(name, positions.add(position))
    ts.forEachChild(declaration, (child) => visit(child, position))
  }
  for (const [name, node] of declarations)
    if (!ts.isInterfaceDeclaration(node) && !ts.isTypeAliasDeclaration(node)) mention(name, 'read')
  return (name) => [...(found.get(name) ?? ['read' as const])]
}

/** The name without its namespace: `Container` for `records.Container`. */
const nameOf = (node: ts.TypeReferenceNode | ts.ExpressionWithTypeArguments): string => {
  const name = ts.isTypeReferenceNode(node) ? node.typeName : node.expression
  return ts.isQualifiedName(name) ? name.right.text : name.getText()
}
