import type { OperationId } from '@boxtrail/contracts'
import type { Authenticator } from '../auth/authenticate.ts'

const ENDS_A_KEY: ReadonlySet<OperationId> = new Set(['revokeApiKey', 'rotateApiKey'])

/** A key that an operation has ended is refused at once in this process, and within a second in others. */
export const forgetEndedKey = (
  { forget }: Pick<Authenticator, 'forget'>,
  id: OperationId,
  params: Record<string, string>,
): void => {
  if (ENDS_A_KEY.has(id)) forget(params.id!.toLowerCase())
}
