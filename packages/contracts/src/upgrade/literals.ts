import type ts from 'typescript-api'
import type { Compiler } from './compiler.ts'

/** The members of a union, or the type itself. */
export const typesIn = (type: ts.Type): ts.Type[] => (type.isUnion() ? type.types : [type])

/**
 * The texts and numbers that a type lists, or that the items of a list type list; undefined if any value is allowed. An
 * open list is `'known' | (string & {})`, and still lists the known values.
 */
export function literalsOf(compiler: Compiler, checker: ts.TypeChecker, given: ts.Type): string[] | undefined {
  const { TypeFlags } = compiler
  const type = given.flags & TypeFlags.TypeParameter ? (checker.getBaseConstraintOfType(given) ?? given) : given
  const values: string[] = []
  let isOpen = false
  for (const one of typesIn(type)) {
    if (one.isStringLiteral() || one.isNumberLiteral()) values.push(String(one.value))
    else if (one.flags & (TypeFlags.Null | TypeFlags.Undefined | TypeFlags.BooleanLike)) continue
    else if (one.isIntersection()) continue
    else if (checker.isArrayType?.(one) || checker.isTupleType?.(one)) {
      for (const item of checker.getTypeArguments(one as ts.TypeReference)) {
        const inner = literalsOf(compiler, checker, item)
        if (inner) values.push(...inner)
        else isOpen = true
      }
    } else if (one.flags & (TypeFlags.String | TypeFlags.Number | TypeFlags.Any | TypeFlags.Unknown)) isOpen = true
  }
  return values.length === 0 && isOpen ? undefined : values
}
