import type { Explanation } from '@boxtrail/engine/explain/explain'
import type { Form, Shown } from '../shown.ts'
import { demanded } from './demanded.ts'
import { stateForms } from './forms.ts'
import { moveForms } from './moves.ts'

const forms: readonly Form[] = [...moveForms, ...stateForms]

/** The sentences that do not match what is served at the same moment, and the required ones that are missing. */
export const contradictionsIn = (explanation: Explanation, shown: Shown): string[] => {
  const told = Object.values(explanation).flatMap((sentences) => sentences.map(({ text }: { text: string }) => text))
  const wrong = told.filter((text) => {
    const fitting = forms.filter(([words]) => words.test(text))
    return fitting.length !== 1 || !fitting[0]![1](shown, fitting[0]![0].exec(text)!.groups ?? {})
  })
  const missing = demanded.filter(({ when, words }) => when(shown) && !told.some((text) => words.test(text)))
  return [...wrong, ...missing.map(({ words }) => `nothing like ${words}`)]
}
