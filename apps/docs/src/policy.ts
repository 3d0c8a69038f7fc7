const nothing = {
  'default-src': "'none'",
  'base-uri': "'none'",
  'form-action': "'self'",
  'frame-ancestors': "'none'",
}

const written = (directives: Record<string, string>) =>
  Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`)
    .join('; ')

/** Pages of text may only load our own files. They send no other requests, and run no inline scripts. */
export const pagePolicy = written({
  ...nothing,
  'script-src': "'self'",
  'style-src': "'self'",
  'font-src': "'self'",
  'img-src': "'self'",
})

/**
 * The API reference runs our scripts, and sends requests only to this service. Its style sheets have the nonce, and it
 * sets styles of individual elements.
 */
export const referencePolicy = (nonce: string): string =>
  written({
    ...nothing,
    'script-src': "'self'",
    'style-src': `'self' 'nonce-${nonce}'`,
    'style-src-attr': "'unsafe-inline'",
    'font-src': "'self'",
    'img-src': "'self' data:",
    'connect-src': "'self'",
  })
