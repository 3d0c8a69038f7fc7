import { type Answer, examplesOf, operationsOf, resolve, type Spec } from './bundle.ts'
import { header, name } from './text.ts'

/** The types of the examples of the contract, by operation, place (request or status) and name. */
export function examples(spec: Spec): string {
  const shapes: string[] = []
  for (const { operation } of operationsOf(spec)) {
    const id = operation.operationId
    const places: Record<string, string[]> = {}
    const body = Object.values(operation.requestBody?.content ?? {})[0]
    if (body) places.request = Object.keys(examplesOf(spec, body))
    for (const [status, answer] of Object.entries(operation.responses)) {
      const media = Object.values(resolve<Answer>(spec, answer).content ?? {})[0]
      if (media) places[status] = Object.keys(examplesOf(spec, media))
    }
    shapes.push(`  ${id}: {`)
    for (const [place, variants] of Object.entries(places)) {
      const type = place === 'request' ? `Body<'${id}'>` : `Answer<'${id}', ${place}>`
      shapes.push(`    ${place}: { ${variants.map((variant) => `${name(variant)}: ${type}`).join('; ')} }`)
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
`
}
