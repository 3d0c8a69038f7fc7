import { hash } from 'node:crypto'
import { html, raw } from 'hono/html'

const STYLE =
  ':root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}main{max-width:32rem;margin:15vh auto 0;padding:0 1rem}code{overflow-wrap:anywhere}'

/** The hash of the style for the content security policy, under which nothing else of the page has an effect. */
export const STYLE_HASH = `sha256-${hash('sha256', STYLE, 'base64')}`

const NEXT: Record<string, string> = {
  invalid_client:
    'The app is not known here: it may have been unused for a month. Remove the connection in the app and add it again.',
  invalid_redirect_uri:
    'The app wants to continue at an address that it did not register. Nothing was sent there. Remove the connection in the app and add it again; if this happens again, do not use the app.',
  temporarily_unavailable: 'The service cannot answer at this moment. Begin again in the app in a minute.',
  session_not_found: 'This took too long, or was continued in another browser. Begin again in the app.',
}

/** The page that a person sees when a client's request cannot be continued and must not be sent back to the client. */
export const errorPage = ({
  error,
  error_description: why,
}: {
  error: string
  error_description?: string | undefined
}) =>
  String(html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>The app could not be connected</title>
    <style>${raw(STYLE)}</style>
  </head>
  <body>
    <main>
      <h1>The app could not be connected</h1>
      <p>${NEXT[error] ?? 'Begin again in the app. If this happens again, send this message to the maker of the app.'}</p>
      <p><code>${error}${why ? `: ${why}` : ''}</code></p>
      <p><a href="/">To the application</a></p>
    </main>
  </body>
</html>`)
