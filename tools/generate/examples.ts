import { type Answer, examplesOf, operationsOf, resolve, type Spec } from './bundle.ts'
import { header, name } from './text.ts'

/**
 * The types of the examples of the contract, by operation, place (request or status) and name. Those of a shared
 * response are declared once.
 */
export function examples(spec: Spec): string {
  const shapes: string[] = []
  const shared = new Map<string, string>()
  for (const { operation } of operationsOf(spec)) {
    const id = operation.operationId
    const places: Record<string, string> = {}
    for (const [status, answer] of Object.entries(operation.responses)) {
      const media = Object.values(resolve<Answer>(spec, answer).content ?? {})[0]
      if (!media) continue
      const variants = Object.keys(examplesOf(spec, media))
      const response = answer.$ref?.split('/').at(-1)
      if (response) shared.set(response, all(`Content<components['responses']['${response}']>`, variants))
      places[status] = response ?? all(`Answer<'${id}', ${status}>`, variants)
    }
    const body = Object.values(operation.requestBody?.content ?? {})[0]
    if (body) places.request = all(`Body<'${id}'>`, Object.keys(examplesOf(spec, body)))
    shapes.push(`  ${id}: {`, ...Object.entries(places).map(([place, type]) => `    ${place}: ${type}`), '  }')
  }
  return `${header}import type { components, operations } from './types.ts'

type Content<T> = T extends { content: infer C } ? C[keyof C] : never
type Body<Id extends keyof operations> = Content<NonNullable<operations[Id]['requestBody']>>
type Answer<Id extends keyof operations, Status extends keyof operations[Id]['responses']> = Content<
  operations[Id]['responses'][Status]
>

${[...shared].map(([response, type]) => `type ${response} = ${type}`).join('\n')}

export type Examples = {
${shapes.join('\n')}
}
`
}

const all = (type: string, variants: readonly string[]): string =>
  variants.length === 1
    ? `{ ${name(variants[0]!)}: ${type} }`
    : `Record<${variants.map((variant) => `'${variant}'`).join(' | ')}, ${type}>`
