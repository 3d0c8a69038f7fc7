import type { Spec } from '../bundle.ts'
import type { Called, MethodName } from './names.ts'
import type { Shapes } from './shapes.ts'

/** How a signature writes types that depend on the form of the client. */
export interface Forms {
  query: (id: string, mapped: string) => string
  input: (raw: string, mapped: string) => string
  answer: (id: string, mapped: string) => string
}

/** The operation that a method calls, and how it is written. */
export interface MethodContext {
  spec: Spec
  shapes: Shapes
  called: Called
  name: MethodName
  forms: Forms
}

/** A union of string literals: `'a' | 'b'`. */
export const union = (names: readonly string[]) => names.map((name) => `'${name}'`).join(' | ')
