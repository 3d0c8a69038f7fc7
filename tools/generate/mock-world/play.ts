import { startService } from '../../service/service.ts'
import { type Call, callOf } from './call.ts'
import { populate } from './populate.ts'

const until = async (isSo: () => Promise<boolean> | boolean) => {
  while (!(await isSo())) await new Promise((resolve) => setTimeout(resolve, 200))
}

/**
 * Plays the demo world of the simulator in the real service, with an account around it; its database is stored in a
 * folder.
 */
export const playDemoWorld = async (dataDir: string): Promise<void> => {
  const service = await startService({ dataDir, env: { BOXTRAIL_ROLES: 'api,worker,simulator' } })
  try {
    await until(() => /demo world tracked/.test(service.output()))
    const call = callOf(service)
    await until(() => isSettled(call))
    await populate(service, call)
    await until(() => isRead(call))
    await until(() => isSettled(call))
  } finally {
    await service.stop()
  }
}

/**
 * Whether all requests are settled, except that of a line that cannot be read: it is polled again, so its request
 * remains pending.
 */
const isSettled = async (call: Call): Promise<boolean> => {
  type Requests = { data: { attributes: { is_retrying: boolean } }[] }
  const { data } = (await call('GET', '/tracking_requests?filter[status]=pending')) as Requests
  return data.every(({ attributes }) => attributes.is_retrying)
}

const isRead = async (call: Call): Promise<boolean> => {
  type Documents = { data: { attributes: { readability: string | null } }[] }
  const { data } = (await call('GET', '/documents')) as Documents
  return data.every(({ attributes }) => attributes.readability !== null)
}
