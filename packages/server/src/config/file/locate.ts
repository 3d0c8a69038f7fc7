export type Path = readonly PropertyKey[]

/** The position of a setting, or of its key: `file:line:column path`. */
export type Locate = (path: Path, key?: boolean) => string

/** For settings that are not in a file. */
export const locateNothing: Locate = (path) => dotted(path)

/** `lines[0].scac`. */
export function dotted(path: Path): string {
  return (
    path.map((key, at) => (typeof key === 'number' ? `[${key}]` : `${at > 0 ? '.' : ''}${String(key)}`)).join('') ||
    'the file'
  )
}
