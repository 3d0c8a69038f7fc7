/** A name as a part of a JSON pointer (RFC 6901). */
export const inPointer = (name: string): string => name.replaceAll('~', '~0').replaceAll('/', '~1')
