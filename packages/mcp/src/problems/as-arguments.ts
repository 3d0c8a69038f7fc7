/** Parameters of the API, as the arguments that tools have for them. */
const NAMES: readonly (readonly [RegExp, string])[] = [
  [/\bpage\[after\]/g, 'cursor'],
  [/\bpage\[number\]/g, 'page'],
  [/\bpage\[size\]/g, 'page_size'],
  [/\bfilter\[updated_at\]\[start\]/g, 'updated_after'],
  [/\bfilter\[updated_at\]\[end\]/g, 'updated_before'],
  [/\bfilter\[(\w+)\]\[(\w+)\]/g, '$1_$2'],
  [/\bfilter\[(\w+)\]/g, '$1'],
  [/\blinks\.next\b/g, 'next_cursor'],
  [/(?<=^|\()q(?=\)| must)/g, 'query'],
  [/\bGET \/v2\/shipping_lines\b/g, 'get_supported_shipping_lines'],
]

/** A sentence of the API in the words of the tools: it names what the model has given. */
export const asArguments = (sentence: string): string =>
  NAMES.reduce((text, [name, argument]) => text.replaceAll(name, argument), sentence)
