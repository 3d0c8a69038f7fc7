import { type Client, statement } from '../../db/statement.ts'

const VALID_DAYS = 7

const saveInvitationSql = statement(
  'save-invitation',
  `insert into invitations (account_id, id, email, role, token_hash, invited_by_user_id, created_at, expires_at)
   values ($1, $2, $3, $4, decode($5, 'hex'), $6, now(), now() + interval '${VALID_DAYS} days')
   on conflict (account_id, email) do update set id = excluded.id, role = excluded.role,
     token_hash = excluded.token_hash, invited_by_user_id = excluded.invited_by_user_id,
     created_at = excluded.created_at, expires_at = excluded.expires_at
   returning expires_at`,
)

export interface NewInvitation {
  accountId: string
  id: string
  email: string
  role: string
  tokenHash: string
  invitedBy: string | null
}

/** Saves an invitation, replacing an earlier one of the same e-mail address. Returns when it expires. */
export const saveInvitation = async (client: Client, invitation: NewInvitation): Promise<Date> => {
  const { accountId, id, email, role, tokenHash, invitedBy } = invitation
  return (await saveInvitationSql.one(client, accountId, id, email, role, tokenHash, invitedBy)).expires_at
}

const listInvitationsSql = statement(
  'list-invitations',
  `select id, email, role, expires_at from invitations
   where account_id = $1 and expires_at > now() order by created_at, id`,
)

export const listInvitations = (client: Client, accountId: string) => listInvitationsSql.rows(client, accountId)

const findInvitationSql = statement(
  'find-invitation',
  `select i.account_id, i.id, i.email, i.role, a.company_name
   from invitations i join accounts a on a.id = i.account_id
   where i.token_hash = decode($1, 'hex') and i.expires_at > now()`,
)

/**
 * The invitation of a link. It is not looked up who already uses the e-mail address, because whoever has the link would
 * learn it.
 */
export const findInvitation = (client: Client, tokenHash: string) => findInvitationSql.first(client, tokenHash)

const deleteInvitationSql = statement('delete-invitation', 'delete from invitations where account_id = $1 and id = $2')

export const deleteInvitation = async (client: Client, accountId: string, id: string): Promise<boolean> =>
  (await deleteInvitationSql.count(client, accountId, id)) === 1

const deleteInvitationOfSql = statement(
  'delete-invitation-of',
  'delete from invitations where account_id = $1 and email = $2',
)

/** Deletes the invitation of an e-mail address, if there is one. */
export const deleteInvitationOf = (client: Client, accountId: string, email: string) =>
  deleteInvitationOfSql.count(client, accountId, email)

const forgetInvitationsSql = statement(
  'forget-invitations',
  `delete from invitations where expires_at < now() - interval '30 days'`,
)

/** Deletes invitations that expired long ago. */
export const purgeInvitations = (client: Client) => forgetInvitationsSql.count(client)
