import { type Answer, examplesOf, type Json, operationsOf, resolve, type Spec } from './bundle.ts'
import { header, literal, name } from './text.ts'

/** The examples of the contract as typed fixtures, by operation, place (request or status) and name. */
export function examples(spec: Spec): string {
  const shapes: string[] = []
  const values: Record<string, Json> = {}
  for (const { operation } of operationsOf(spec)) {
    const id = operation.operationId
    const places: Record<string, Record<string, Json>> = {}
    const body = Object.values(operation.requestBody?.content ?? {})[0]
    if (body) places.request = examplesOf(spec, body)
    for (const [status, answer] of Object.entries(operation.responses)) {
      const media = Object.values(resolve<Answer>(spec, answer).content ?? {})[0]
      if (media) places[status] = examplesOf(spec, media)
    }
    values[id] = places
    shapes.push(`  ${id}: {`)
    for (const [place, variants] of Object.entries(places)) {
      const type = place === 'request' ? `Body<'${id}'>` : `Answer<'${id}', ${place}>`
      shapes.push(
        `    ${place}: { ${Object.keys(variants)
          .map((variant) => `${name(variant)}: ${type}`)
          .join('; ')} }`,
      )
    }
    shapes.push('  }')
  }
  return `${header}import type { operations } from './types.ts'

type Content<T> = T extends { content: infer C } ? C[keyof C] : never
type Body<Id extends keyof operations> = Content<NonNullable<operations[Id]['requestBody']>>
type Answer<Id extends keyof operations, Status extends keyof operations[Id]['responses']> = Content<
  operations[Id]['responses'][Status]
>

export type Examples = {
${shapes.join('\n')}
}

export const examples: Examples = ${literal(values)}
`
}
