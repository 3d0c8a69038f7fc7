import type { BrokenPromise } from './broken.ts'
import type { Spec } from './document.ts'

/**
 * The error codes that are gone. Programs distinguish errors by their codes, and the contract has an example of each.
 */
export function goneErrors(old: Spec, now: Spec): BrokenPromise[] {
  const kept = errorsIn(now)
  return [...errorsIn(old)]
    .filter((error) => !kept.has(error))
    .map((error) => ({
      promise: `error ${error}`,
      what: `no longer answers with the error ${error}`,
      rule: 'error-code-removed',
    }))
}

/** `422 duplicate` */
function errorsIn(spec: Spec): Set<string> {
  type Problems = { value?: { errors?: { code?: string; status?: string }[] } }
  const examples = Object.values(spec.components.examples ?? {}) as Problems[]
  const problems = examples.flatMap(({ value }) => (Array.isArray(value?.errors) ? value.errors : []))
  return new Set(problems.flatMap(({ code, status }) => (code ? [`${status} ${code}`] : [])))
}
