import { isBlank } from '@boxtrail/engine/visible-text'
import { blankCompanyName, notFound, partyExists } from '@boxtrail/protocol/errors'
import type { Call } from '../../context.ts'
import { transaction } from '../../db/transaction.ts'
import { appendToLog, changesetOf } from '../../notifications/event-log/append.ts'
import { insertParty, lockParty, saveCompanyName } from '../../records/parties/queries.ts'
import type { PartyRow } from '../../records/parties/resource.ts'
import { indexCustomer } from '../../records/search/entries.ts'

/** Adds a party; its name is unique within the account. */
export const addParty = (call: Call, name: string): Promise<PartyRow> =>
  transaction(call.pool, async (client) => {
    const party = await insertParty(client, call.accountId, { id: call.newId(), companyName: readName(name) })
    if (!party) throw partyExists()
    await appendToLog(client, call, { changes: [changeOf(party.id, {}, party)] })
    return party
  })

/** Renames a party. Shipments refer to their customer by id, so the new name shows in all of them at once. */
export const renameParty = (call: Call, id: string, name: string | undefined): Promise<PartyRow> =>
  transaction(call.pool, async (client) => {
    const locked = await lockParty(client, call.accountId, id)
    if (!locked) throw notFound()
    const companyName = name === undefined ? locked.company_name : readName(name)
    if (companyName === locked.company_name) return locked
    if (!(await saveCompanyName(client, call.accountId, { id, companyName }))) throw partyExists()
    await indexCustomer(client, call.accountId, id)
    const renamed = { ...locked, company_name: companyName }
    await appendToLog(client, call, { changes: [changeOf(id, locked, renamed)] })
    return renamed
  })

const readName = (given: string): string => {
  const name = given.trim()
  if (isBlank(name)) throw blankCompanyName()
  return name
}

const changeOf = (id: string, before: Partial<PartyRow>, { company_name }: PartyRow) => ({
  resource_type: 'party' as const,
  resource_id: id,
  shipment_id: null,
  container_id: null,
  event: null,
  changeset: changesetOf({ company_name: before.company_name }, { company_name }),
})
