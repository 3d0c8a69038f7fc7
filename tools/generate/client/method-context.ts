import type { Spec } from '../bundle.ts'
import type { Called, MethodName } from './names.ts'
import type { Shapes } from './shapes.ts'

/** How a signature writes what depends on the form that a client shows. */
export interface Forms {
  query: (id: string, mapped: string) => string
  input: (raw: string, mapped: string) => string
  answer: (id: string, mapped: string) => string
}

/** Which operation a method calls, and how it is written. */
export interface MethodContext {
  spec: Spec
  shapes: Shapes
  called: Called
  name: MethodName
  forms: Forms
}

/** `'a' | 'b'`. */
export const union = (names: readonly string[]) => names.map((name) => `'${name}'`).join(' | ')
