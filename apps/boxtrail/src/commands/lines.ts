import { createShippingLines } from '@boxtrail/reference/shipping-lines'
import { notifyWorkers } from '@boxtrail/server/db/queues/wakeups'
import { type LineAccess, setAccess } from '@boxtrail/server/requests/line-access/set-access'
import type { Pool } from '../database.ts'
import { CommandError, onDatabase } from './command.ts'
import { accountIdOf } from './find-account.ts'

const lines = createShippingLines()
const byAccount = lines.all().flatMap(({ scac, access }) => (access === 'account' ? [scac] : []))
const note = `Account-enabled lines: ${byAccount.join(', ')}. Every account may use the others.`

const set = async (pool: Pool, account: string, scac: string, enabled: boolean) => {
  const accountId = await accountIdOf(pool, account)
  const line = lines.byScac(scac)
  if (!line) throw new CommandError(`There is no line with the SCAC "${scac}".\n${note}`)
  if (line.access === 'public') throw new CommandError(`${line.scac} is open to every account.\n${note}`)
  const access = await setAccess(pool, accountId, line.scac, enabled)
  await notifyWorkers(pool, ['checks', 'journeys', 'detections'])
  return { json: { account_id: accountId, scac: line.scac, enabled, ...access }, ...line, ...access }
}

const requestsText = ({ requests }: LineAccess) => `${requests} open request${requests === 1 ? '' : 's'}`

const searchesText = ({ searches }: LineAccess) =>
  searches > 0 ? `; line detection restarts for ${searches} request${searches === 1 ? '' : 's'}` : ''

export const enableLineCommand = onDatabase({
  words: 'admin lines enable',
  parameters: ['account', 'scac'],
  summary: 'Enable a line for an account. Its requests that wait for the line are polled at once.',
  note,
  run: async ({ account, scac }, pool) => {
    const done = await set(pool, account, scac, true)
    const head = `${done.scac} ${done.changed ? 'is enabled' : 'was already enabled'} for account ${done.json.account_id}`
    return { json: done.json, text: `${head}; ${requestsText(done)} polled now${searchesText(done)}` }
  },
})

export const disableLineCommand = onDatabase({
  words: 'admin lines disable',
  parameters: ['account', 'scac'],
  summary: 'Disable a line for an account. Its open requests there wait, and keep their data.',
  note,
  run: async ({ account, scac }, pool) => {
    const done = await set(pool, account, scac, false)
    const head = `${done.scac} ${done.changed ? 'is disabled' : 'was already disabled'} for account ${done.json.account_id}`
    return { json: done.json, text: `${head}; ${requestsText(done)} no longer polled${searchesText(done)}` }
  },
})
