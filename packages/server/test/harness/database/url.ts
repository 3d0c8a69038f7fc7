import 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    /** The server of the run, and the migrated database on it that test files clone. */
    databaseServer: { url: string; template: string; poolerUrl?: string }
  }
}

/**
 * The URL of another database on the same server. `URL` rejects a socket URL without a host, so this edits the text.
 */
export function withDatabaseName(url: string, name: string): string {
  const [, before, after = ''] = /^(\w+:\/\/[^/?]*)(?:\/[^?]*)?(\?.*)?$/.exec(url) ?? []
  if (!before) throw new Error(`${url} is not a PostgreSQL URL`)
  return `${before}/${name}${after}`
}
