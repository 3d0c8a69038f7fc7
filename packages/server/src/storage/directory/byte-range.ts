/** The first and last byte of a part of a file. */
export interface ByteRange {
  from: number
  to: number
}

/**
 * The range that a Range header requests (RFC 9110, section 14); null for the whole file, also if the header is not
 * understood or requests several parts.
 */
export const rangeOf = (header: string | null, length: number): ByteRange | 'unsatisfiable' | null => {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? []
  if (first === undefined || last === undefined || first + last === '') return null
  if (first === '')
    return Number(last) === 0 ? 'unsatisfiable' : within(Math.max(0, length - Number(last)), length - 1, length)
  if (last !== '' && Number(last) < Number(first)) return null
  return within(Number(first), last === '' ? length - 1 : Math.min(Number(last), length - 1), length)
}

const within = (from: number, to: number, length: number) => (from >= length ? 'unsatisfiable' : { from, to })
