/** What a tool was called with. */
export type Given = Readonly<Record<string, unknown>>

/** Parameters of the API that no filter is, as the arguments that tools have for them. */
const NAMES: readonly (readonly [RegExp, string])[] = [
  [/\bpage\[after\]/g, 'cursor'],
  [/\bpage\[number\]/g, 'page'],
  [/\bpage\[size\]/g, 'page_size'],
  [/\blinks\.next\b/g, 'next_cursor'],
  [/\bGET \/v2\/shipping_lines\b/g, 'get_supported_shipping_lines'],
]

const FILTER = /\bfilter\[(\w+)\](?:\[(\w+)\])?/g
/** What is looked for stands at the beginning of a sentence, or in brackets. */
const SEARCHED = /(?<=^|\()(?:q|query)(?=\)| must)/g

const RENAMED: Readonly<Record<string, string>> = {
  updated_at_start: 'updated_after',
  updated_at_end: 'updated_before',
}
/** Each of them is looked for by one tool or another. */
const SEARCHING = ['query', 'number', 'containerNumber', 'bookingNumber', 'search']

/** A sentence of the API in the words of the tool: it names what the model has given, where it has given it. */
export const asArguments = (sentence: string, given: Given): string =>
  NAMES.reduce((text, [name, argument]) => text.replaceAll(name, argument), sentence)
    .replaceAll(FILTER, (_, ...parts: (string | undefined)[]) =>
      filterAs(parts.slice(0, 2).filter(Boolean).join('_'), given),
    )
    .replaceAll(SEARCHED, () => SEARCHING.find((name) => given[name] !== undefined) ?? 'query')

/** An argument of its own, or one of `filters`. */
const filterAs = (name: string, given: Given): string => {
  const argument = RENAMED[name] ?? name
  return given[argument] === undefined && given.filters !== undefined ? `filters.${name}` : argument
}
