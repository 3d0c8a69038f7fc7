/** Descriptions of actions, by their names in the log. */
const WORDS: Record<string, string> = {
  'account.owner_created': 'Set up the installation',
  'account.renamed': 'Renamed the company',
  'app.connected': 'Connected an app',
  'app.disconnected': 'Disconnected an app',
  'app.signed_out': 'An app signed out',
  'app.token_reused': 'A token of an app was used twice: the app was disconnected',
  'invitation.accepted': 'Accepted an invitation',
  'invitation.created': 'Invited somebody',
  'invitation.withdrawn': 'Withdrew an invitation',
  'member.added': 'Added a member',
  'member.removed': 'Removed a member',
  'member.role_changed': 'Changed the role of a member',
  'password.changed': 'Changed the password',
  'password.reset': 'Reset a password',
  'password.wrong': 'Entered a wrong password when changing it',
  'session.account_chosen': 'Switched to this account',
  'session.created': 'Signed in',
  'session.ended': 'Signed out',
  'session.failed': 'Failed to sign in',
  'session.others_ended': 'Signed out everywhere else',
}

const ABBREVIATIONS: Record<string, string> = { api: 'API', id: 'ID' }

/** Actions of the API have the names of operations: `createApiKey` becomes "Create API key". */
export const actionInWords = (action: string): string => {
  if (WORDS[action]) return WORDS[action]
  const words = action.split(/[._]|(?=[A-Z])/).map((word) => word.toLowerCase())
  const text = words.map((word) => ABBREVIATIONS[word] ?? word).join(' ')
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** The choices of the filter, each with its actions. */
export const GROUPS: Record<string, { label: string; actions: readonly string[] }> = {
  sign_ins: {
    label: 'Sign-ins and passwords',
    actions: Object.keys(WORDS).filter((action) => /^(session|password)\./.test(action)),
  },
  members: {
    label: 'Members and company',
    actions: Object.keys(WORDS).filter((action) => /^(member|invitation|account)\./.test(action)),
  },
  apps: { label: 'Connected apps', actions: Object.keys(WORDS).filter((action) => action.startsWith('app.')) },
  keys: { label: 'API keys', actions: ['createApiKey', 'rotateApiKey', 'revokeApiKey'] },
  webhooks: {
    label: 'Webhooks',
    actions: [
      'createWebhook',
      'updateWebhook',
      'deleteWebhook',
      'rotateWebhookSecret',
      'replayWebhook',
      'triggerWebhook',
    ],
  },
}
