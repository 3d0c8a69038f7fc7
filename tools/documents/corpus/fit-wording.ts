import { softmax, type Wording, weigh } from '@boxtrail/document-reading/classify/wording'

/** One form of an issuer: what it says with several shipments filled in. */
export interface Worded {
  issuer: string
  kind: Wording['kinds'][number]
  fillings: readonly ReadonlySet<string>[]
}

const LEAST_ISSUERS = 3
/** Weights are kept small, so that a kind is told by many words and not by one. */
const DECAY = 0.03
const ROUNDS = 300
const STEP = 0.05

/**
 * Multinomial logistic regression on which words a paper has, fitted with Adam. Only words of forms are taken: those of
 * every filling, in forms of several issuers. Deterministic: the same forms give the same weights.
 */
export function fitWording(forms: readonly Worded[], kinds: Wording['kinds']): Wording {
  const names = [...wordsOfForms(forms)].toSorted()
  const indexOf = new Map(names.map((name, at) => [name, at]))
  const papers = forms.flatMap(({ kind, fillings }) =>
    fillings.map((said) => {
      const weighed = weigh([...said].filter((word) => indexOf.has(word)))
      return {
        kind: kinds.indexOf(kind),
        words: [...weighed].map(([word, share]) => ({ at: indexOf.get(word)!, share })),
      }
    }),
  )
  const importance = importanceOf(
    papers.map(({ kind }) => kind),
    kinds.length,
  )
  const weights = new Adam(names.length * kinds.length)
  for (let round = 1; round <= ROUNDS; round++) {
    const gradient = weights.values.map((weight) => (DECAY * weight) / papers.length)
    for (const { kind, words } of papers) {
      const scores = kinds.map((_, at) =>
        words.reduce((all, word) => all + word.share * weights.values[word.at * kinds.length + at]!, 0),
      )
      for (const [at, likelihood] of softmax(scores).entries()) {
        const error = ((likelihood - (at === kind ? 1 : 0)) * importance[kind]!) / papers.length
        for (const word of words) gradient[word.at * kinds.length + at]! += error * word.share
      }
    }
    weights.descend(gradient, round)
  }
  const rowOf = (at: number) => [...weights.values.slice(at * kinds.length, (at + 1) * kinds.length)]
  const rounded = names.map((name, at) => [name, rowOf(at).map((weight) => Math.round(weight * 10) / 10 || 0)] as const)
  return { kinds, words: Object.fromEntries(rounded) }
}

function wordsOfForms(forms: readonly Worded[]): Set<string> {
  const issuersOf = new Map<string, Set<string>>()
  for (const { issuer, fillings } of forms) {
    const words = fillings.reduce<ReadonlySet<string>>((common, one) => common.intersection(one), fillings[0]!)
    for (const word of words) issuersOf.set(word, (issuersOf.get(word) ?? new Set()).add(issuer))
  }
  return new Set([...issuersOf].flatMap(([word, issuers]) => (issuers.size >= LEAST_ISSUERS ? [word] : [])))
}

/** Rare kinds count for more, by the square root. */
function importanceOf(each: readonly number[], count: number): number[] {
  const roots = Array.from({ length: count }, (_, kind) => {
    const own = each.filter((one) => one === kind).length
    return own === 0 ? 0 : Math.sqrt(each.length / own)
  })
  const mean = each.reduce((all, kind) => all + roots[kind]!, 0) / each.length
  return roots.map((root) => root / mean)
}

/** Kingma and Ba, "Adam: a method for stochastic optimization", 2015. */
class Adam {
  readonly values: Float64Array
  readonly #mean: Float64Array
  readonly #square: Float64Array

  constructor(size: number) {
    this.values = new Float64Array(size)
    this.#mean = new Float64Array(size)
    this.#square = new Float64Array(size)
  }

  descend(gradient: Float64Array, round: number): void {
    for (const [at, slope] of gradient.entries()) {
      this.#mean[at] = 0.9 * this.#mean[at]! + 0.1 * slope
      this.#square[at] = 0.999 * this.#square[at]! + 0.001 * slope * slope
      const mean = this.#mean[at]! / (1 - 0.9 ** round)
      const square = this.#square[at]! / (1 - 0.999 ** round)
      this.values[at]! -= (STEP * mean) / (Math.sqrt(square) + 1e-8)
    }
  }
}
