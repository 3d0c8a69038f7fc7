/** A body as it is sent. Examples have pictures in Base64 and other files as text. */
export const written = (mediaType: string | undefined, body: unknown): string | Uint8Array<ArrayBuffer> => {
  if (body instanceof Uint8Array) return new Uint8Array(body)
  if (mediaType?.startsWith('image/')) return Uint8Array.from(atob(body as string), (letter) => letter.charCodeAt(0))
  return typeof body === 'string' && !mediaType?.includes('json') ? body : JSON.stringify(body)
}
