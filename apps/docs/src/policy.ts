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

/** What a page of text may do: use our files. It asks for nothing else, and runs nothing that is written in it. */
export const pagePolicy = written({
  ...nothing,
  'script-src': "'self'",
  'style-src': "'self'",
  'font-src': "'self'",
  'img-src': "'self'",
})

/**
 * The reference runs our scripts, and sends requests to this service only. It adds style sheets, which carry the nonce, and
 * sets styles of single elements.
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
