/** What a tool was called with. */
export type Given = Readonly<Record<string, unknown>>

/** The arguments of tools for parameters of the API that are not filters. */
const NAMES: readonly (readonly [RegExp, string])[] = [
  [/\bpage\[after\]/g, 'cursor'],
  [/\bpage\[number\]/g, 'page'],
  [/\bpage\[size\]/g, 'page_size'],
  [/\blinks\.next\b/g, 'next_cursor'],
  [/\bGET \/v2\/shipping_lines\b/g, 'get_supported_shipping_lines'],
]

const FILTER = /\bfilter\[(\w+)\](?:\[(\w+)\])?/g
/** The name of the search text at the start of a sentence or in brackets. */
const SEARCHED = /(?<=^|\()(?:q|query)(?=\)| must)/g

const RENAMED: Readonly<Record<string, string>> = {
  updated_at_start: 'updated_after',
  updated_at_end: 'updated_before',
}
/** The arguments with which tools search. */
const SEARCHING = ['query', 'number', 'containerNumber', 'bookingNumber', 'search']

/** Rewrites a sentence of the API in terms of the tool: with the arguments that the model has given. */
export const asArguments = (sentence: string, given: Given): string =>
  NAMES.reduce((text, [name, argument]) => text.replaceAll(name, argument), sentence)
    .replaceAll(FILTER, (_, ...parts: (string | undefined)[]) =>
      filterAs(parts.slice(0, 2).filter(Boolean).join('_'), given),
    )
    .replaceAll(SEARCHED, () => SEARCHING.find((name) => given[name] !== undefined) ?? 'query')

/** The name of a filter as an argument of its own, or as a key of `filters`. */
const filterAs = (name: string, given: Given): string => {
  const argument = RENAMED[name] ?? name
  return given[argument] === undefined && given.filters !== undefined ? `filters.${name}` : argument
}
