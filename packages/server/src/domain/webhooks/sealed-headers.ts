import type { SecretBox } from '../../config/secrets.ts'
import type { WebhookHeader } from './resource.ts'

/** As it is stored: receivers are given tokens in such headers. Older rows have them as they were sent. */
export type StoredHeader = { name: string; sealed: string } | WebhookHeader

export const sealHeaders = (
  headers: readonly WebhookHeader[],
  { seal }: Pick<SecretBox, 'seal'>,
): { name: string; sealed: string }[] => headers.map(({ name, value }) => ({ name, sealed: seal(value) }))

export const openHeaders = (headers: readonly StoredHeader[], { open }: Pick<SecretBox, 'open'>): WebhookHeader[] =>
  headers.map((header) => ('sealed' in header ? { name: header.name, value: open(header.sealed) } : header))
