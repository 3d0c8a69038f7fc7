import { createAccountCommand, listAccountsCommand } from './accounts.ts'
import { backupCommand, restoreCommand } from './backup.ts'
import type { Command } from './command.ts'
import { distributeCommand } from './distribute.ts'
import { doctorCommand } from './doctor.ts'
import { explainPushCommand } from './explain-push.ts'
import { setFeatureCommand } from './features.ts'
import { importReferenceCommand } from './import-reference.ts'
import { createKeyCommand, listKeysCommand, revokeKeyCommand, rotateKeyCommand } from './keys.ts'
import { disableLineCommand, enableLineCommand } from './lines.ts'
import { migrateCommand } from './migrate.ts'
import { listQuarantineCommand, replayQuarantineCommand } from './quarantine.ts'
import { listSourcesCommand } from './sources.ts'
import { storageCommand } from './storage.ts'
import { upgradeCommand } from './upgrade.ts'
import { addUserCommand, listUsersCommand, resetPasswordCommand, setRoleCommand } from './users.ts'
import { versionCommand } from './version.ts'

/** The operator's commands besides the service. */
export const commands: readonly Command[] = [
  createAccountCommand,
  listAccountsCommand,
  addUserCommand,
  listUsersCommand,
  setRoleCommand,
  resetPasswordCommand,
  createKeyCommand,
  listKeysCommand,
  rotateKeyCommand,
  revokeKeyCommand,
  enableLineCommand,
  disableLineCommand,
  setFeatureCommand,
  explainPushCommand,
  listQuarantineCommand,
  replayQuarantineCommand,
  listSourcesCommand,
  importReferenceCommand,
  distributeCommand,
  doctorCommand,
  storageCommand,
  backupCommand,
  restoreCommand,
  upgradeCommand,
  migrateCommand,
  versionCommand,
]

/**
 * Translates what people type for a command: the words from before `admin` existed, still in their scripts, and the
 * usual option.
 */
export const usualWords = (words: readonly string[]): readonly string[] => {
  if (words.length === 1 && words[0] === 'quarantine') return ['admin', 'quarantine', 'list']
  if (words[0] === '--version') return ['version', ...words.slice(1)]
  return words[0] === 'quarantine' || words[0] === 'import-reference' ? ['admin', ...words] : words
}
