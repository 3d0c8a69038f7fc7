/** An example as it is sent; that of a file is its bytes in Base64. */
export const written = (mediaType: string | undefined, body: unknown): string | Uint8Array<ArrayBuffer> =>
  mediaType?.startsWith('image/')
    ? Uint8Array.from(atob(body as string), (letter) => letter.charCodeAt(0))
    : JSON.stringify(body)
