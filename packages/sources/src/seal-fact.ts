import { type Fact, fact } from '@boxtrail/engine/statement'

/** The first seal, which is served; the text keeps the others, because another source may state one of them. */
export const sealFact = (container: string, seals: readonly string[]): Fact[] => {
  const different = [...new Set(seals)]
  const [first] = different
  if (first === undefined) return []
  return [fact('seal_number', container, first, { text: different.length > 1 ? different.join(', ') : null })]
}
