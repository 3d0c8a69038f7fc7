/** A body as it is sent. Of an example, that of a picture is its bytes in Base64, and that of another file its text. */
export const written = (mediaType: string | undefined, body: unknown): string | Uint8Array<ArrayBuffer> => {
  if (body instanceof Uint8Array) return new Uint8Array(body)
  if (mediaType?.startsWith('image/')) return Uint8Array.from(atob(body as string), (letter) => letter.charCodeAt(0))
  return typeof body === 'string' && !mediaType?.includes('json') ? body : JSON.stringify(body)
}
