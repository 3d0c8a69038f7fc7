/** Words of forms that recognition joins or misspells. */
const FORM_WORDS = new Set(
  (
    'place port receipt delivery loading discharge discharging unloading vessel voyage number numbers date name names complete ' +
    'full address shipper consignee notify party exporter importer final destination ocean gross net weight measurement volume ' +
    'container containers seal bill lading booking reference references country origin issue issued board laden shipped ' +
    'freight prepaid collect payable marks kind packages description goods terms payment free time last expires available ' +
    'arrival departure estimated carrier agent type size amount total unit price quantity invoice customer contact terminal ' +
    'location pickup house master export instructions initial packing list commercial notice order release confirmation ' +
    'charges original originals rate page cargo transport combined movement service value declared currency'
  ).split(' '),
)
const SHORT_FORM_WORDS = new Set([
  'of',
  'no',
  'by',
  'at',
  'to',
  'and',
  'on',
  'day',
  'eta',
  'etd',
  'due',
  'for',
  'the',
  'pre',
  'in',
])
const isWord = (text: string) => FORM_WORDS.has(text) || SHORT_FORM_WORDS.has(text)

/** Normalizes letters that look alike. */
const skeleton = (text: string) => text.replace(/[1|l]/g, 'i').replace(/0/g, 'o').replace(/rn/g, 'm')
const bySkeleton = new Map([...FORM_WORDS].filter((word) => word.length >= 5).map((word) => [skeleton(word), word]))

const MIN_RUN_LENGTH = 8
/** Restores the printed words: "Placeofdelivery", "VoyageNo", "Finai". */
export function tidyText(text: string): string {
  const spaced = text
    .replace(/\p{L}[\p{L}1|0]{3,}/gu, (run) => splitRun(run) ?? fixWord(run))
    .replace(/(?<=\p{L}{4})\((?=\p{L}{3})/gu, ' (')
  return spaced
    .replace(/^(voy|nos?|nr|ref|inv|pkgs|wt|meas|qty),$/i, '$1.')
    .replace(/\bS\.?R\.L\.?(?!\p{L})|\bS\.RL\.?(?!\p{L})/u, 'S.R.L.')
    .replace(/\bCO\.,LTD/i, (found) => `${found.slice(0, 4)} ${found.slice(4)}`)
}

/** Splits a run of letters that is not a word into the fewest known words. */
function splitRun(run: string): string | null {
  const lowercased = run.toLowerCase()
  if (lowercased.length !== run.length || isWord(lowercased)) return null
  const best: (number[] | undefined)[] = [[]]
  for (let end = 2; end <= lowercased.length; end++)
    for (let from = Math.max(0, end - 14); from <= end - 2; from++) {
      const before = best[from]
      if (!before || !isWord(lowercased.slice(from, end))) continue
      if (!best[end] || before.length + 1 < best[end]!.length) best[end] = [...before, from]
    }
  const starts = best[lowercased.length]
  if (!starts || starts.length < 2) return null
  const parts = starts.map((from, at) => run.slice(from, starts[at + 1]))
  const hasCapitals = parts.slice(1).every((part) => /^\p{Lu}\p{Ll}/u.test(part))
  return run.length >= MIN_RUN_LENGTH || hasCapitals ? parts.join(' ') : null
}

function fixWord(run: string): string {
  const lowercased = run.toLowerCase()
  const corrected = isWord(lowercased) ? undefined : bySkeleton.get(skeleton(lowercased))
  if (!corrected || corrected.length !== run.length) return run
  if (run === run.toUpperCase()) return corrected.toUpperCase()
  return /^\p{Lu}/u.test(run) ? corrected[0]!.toUpperCase() + corrected.slice(1) : corrected
}
