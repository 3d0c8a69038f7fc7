import type { OperationId } from '@boxtrail/contracts'
import type { Authenticator } from '../auth/authenticate.ts'

const ENDS_A_KEY: ReadonlySet<OperationId> = new Set(['revokeApiKey', 'rotateApiKey'])

/**
 * A key that an operation has ended is refused at once in this process, and within a second in others; what an account has
 * changed of its settings is known to its keys as soon.
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
