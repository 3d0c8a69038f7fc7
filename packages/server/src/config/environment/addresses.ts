const S3_PARAMETERS = ['endpoint', 'region', 'conditional_writes']
const S3_FORM = 'write it as s3://bucket?endpoint=https://host&region=region'

const parse = (text: string): URL | null => (URL.canParse(text) ? new URL(text) : null)

const isHttp = (url: URL | null): boolean => url !== null && /^https?:$/.test(url.protocol) && url.hostname !== ''

/** The problem of BOXTRAIL_PUBLIC_URL; null if there is none. */
export const publicUrlProblem = (text: string): string | null => {
  const url = parse(text)
  if (!isHttp(url)) return 'is not an http(s) URL; write the address that people open, as https://tracking.example'
  if (url!.username || url!.password) return 'has a user or password, which links would show; leave them out'
  return url!.search || url!.hash ? 'has a ? or #, to which no path can be added; leave out what follows it' : null
}

/** The problem of STORAGE_URL that can be found without trying it; null if there is none. */
export const storageUrlProblem = (text: string): string | null => {
  if (text.startsWith('s3://')) return bucketProblem(text)
  if (!text.startsWith('file:')) return `is neither a file: nor an s3:// URL; write file:/path, or ${S3_FORM}`
  return /^file:\/\/[^/]/.test(text)
    ? 'names a host, which a directory has not; write file:/path for an absolute path, file:path for one in the data directory'
    : null
}

const bucketProblem = (text: string): string | null => {
  const url = parse(text)
  // Names of buckets have no capital letters, which `URL` would convert to lower case.
  const [, bucket = ''] = /^s3:\/\/([^/?]*)/.exec(text)!
  if (!url || !/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(bucket))
    return `has "${bucket}" as its bucket, which is not a valid name: 3 to 63 lower-case letters, digits, dots and dashes; ${S3_FORM}`
  if (!/^\/?$/.test(url.pathname)) return `has a path after the bucket, which is not used; ${S3_FORM}`
  const unknown = [...url.searchParams.keys()].find((name) => !S3_PARAMETERS.includes(name))
  if (unknown !== undefined) return `has the parameter ${unknown}; known are ${S3_PARAMETERS.join(', ')}`
  const endpoint = url.searchParams.get('endpoint')
  if (endpoint !== null && !isHttp(parse(endpoint)))
    return `has the endpoint "${endpoint}", which is not an http(s) URL; write it with http:// or https://`
  const conditional = url.searchParams.get('conditional_writes') ?? 'true'
  return /^(true|false)$/.test(conditional)
    ? null
    : `has conditional_writes=${conditional}; write true, or false for a service that refuses If-None-Match`
}
