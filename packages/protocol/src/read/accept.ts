/** Whether an `Accept` header names a media type, and not with the quality 0 by which it is refused. */
export const accepts = (accept: string | null | undefined, type: string): boolean => {
  const named = type.replaceAll(/[.+]/g, '\\$&')
  return new RegExp(`\\b${named}(?!\\s*;\\s*q=0(\\.0*)?\\s*(,|$))`, 'i').test(accept ?? '')
}
