const PROBLEMS: Record<string, string> = {
  ENOENT: 'there is no such file; correct the path',
  ENOTDIR: 'there is no such file; correct the path',
  EACCES: 'make it readable to the user that runs Boxtrail',
  EISDIR: 'it is a directory; name a file in it',
}

/** Why a file that the operator names cannot be read, and what to do about it. */
export const fileRefusal = (path: string, { code = '' }: Partial<NodeJS.ErrnoException>): string =>
  `${path} cannot be read (${code}): ${PROBLEMS[code] ?? 'name another file'}`
