import type { OperationId } from '@boxtrail/contracts'
import type { Authenticator } from '../auth/authenticate.ts'

const ENDS_A_KEY: ReadonlySet<OperationId> = new Set(['revokeApiKey', 'rotateApiKey'])

/**
 * Forgets a key that an operation has ended: it is rejected at once in this process, and within a second in others.
 * Changes of an account's settings reach its keys as fast.
 */
export const forgetEndedKey = (
  { forget, forgetAccount }: Pick<Authenticator, 'forget' | 'forgetAccount'>,
  id: OperationId,
  params: Record<string, string>,
  accountId: string,
): void => {
  if (ENDS_A_KEY.has(id)) forget(params.id!.toLowerCase())
  if (id === 'updateAttentionSettings') forgetAccount(accountId)
}
