/* global Scalar */
const { content: nonce } = document.querySelector('meta[property=csp-nonce]')

// Adds the nonce to style sheets that the reference creates without one: they would be refused otherwise.
const createElement = document.createElement.bind(document)
document.createElement = (name, options) => {
  const element = createElement(name, options)
  if (element instanceof HTMLStyleElement) element.nonce = nonce
  return element
}

/** The field accepts the key alone, and this adds the scheme. */
const writeToken = ({ request }) => {
  const value = request.headers.get('Authorization')
  if (value && !/^token /i.test(value)) request.headers.set('Authorization', `Token ${value.trim()}`)
}

const system = matchMedia('(prefers-color-scheme: dark)')
/** The colours that `theme.js` has set. */
const colours = () => {
  const { theme } = document.documentElement.dataset
  return theme === 'dark' || (theme !== 'light' && system.matches) ? 'dark' : 'light'
}

document.addEventListener('DOMContentLoaded', () => {
  const reference = Scalar.createApiReference('#reference', {
    url: '/docs/openapi.json',
    // The reference must not send requests to other hosts.
    theme: 'none',
    withDefaultFonts: false,
    hideDarkModeToggle: true,
    forceDarkModeState: colours(),
    telemetry: false,
    agent: { disabled: true },
    mcp: { disabled: true },
    hideClientButton: true,
    showDeveloperTools: 'never',
    authentication: { preferredSecurityScheme: 'apiKey' },
    defaultHttpClient: { targetKey: 'shell', clientKey: 'curl' },
    documentDownloadType: 'none',
    onRequestBuilt: writeToken,
  })
  const follow = () => reference.updateConfiguration({ ...reference.getConfiguration(), forceDarkModeState: colours() })
  system.addEventListener('change', follow)
  addEventListener('storage', follow)
})
