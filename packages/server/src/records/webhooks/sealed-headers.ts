import type { SecretBox } from '../../config/keys/secrets.ts'
import type { StoredHeader } from '../../schema/column-types.ts'

export interface WebhookHeader {
  name: string
  value: string
}

export const sealHeaders = (
  headers: readonly WebhookHeader[],
  { seal }: Pick<SecretBox, 'seal'>,
): { name: string; sealed: string }[] => headers.map(({ name, value }) => ({ name, sealed: seal(value) }))

export const openHeaders = (headers: readonly StoredHeader[], { open }: Pick<SecretBox, 'open'>): WebhookHeader[] =>
  headers.map((header) => ('sealed' in header ? { name: header.name, value: open(header.sealed) } : header))
