/** The media type of a body, in lower case and without parameters, and whether the body is sent as it is. */
export const readMediaType = (headers: Headers): { type: string; parameters: string[]; isPlain: boolean } => {
  const [type, ...parameters] = (headers.get('content-type') ?? '').split(';').map((part) => part.trim().toLowerCase())
  const isPlain = /^(identity)?$/i.test(headers.get('content-encoding') ?? '')
  return { type: type!, parameters, isPlain }
}
