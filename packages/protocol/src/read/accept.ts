/** Whether an `Accept` header names a media type, unless with the quality 0, which rejects it. */
export const accepts = (accept: string | null | undefined, type: string): boolean => {
  const named = type.replaceAll(/[.+]/g, '\\$&')
  return new RegExp(`\\b${named}(?!\\s*;\\s*q=0(\\.0*)?\\s*(,|$))`, 'i').test(accept ?? '')
}

/** Whether a request for a pack names PDF, by `format` or else by `Accept`. */
export const asksPdf = (format: unknown, accept: string | null): boolean =>
  format === undefined ? accepts(accept, 'application/pdf') : format === 'pdf'

/** Whether a request for an explanation names Markdown, by `format` or else by `Accept`. */
export const asksMarkdown = (format: unknown, accept: string | null | undefined): boolean =>
  format === undefined ? accepts(accept, 'text/markdown') : format === 'markdown'
