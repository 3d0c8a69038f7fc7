import { buildWeb } from '../../../../tools/launch/web.mjs'
import { API_KEY, type Service, startService } from '../../../../tools/service/service.ts'
import type { Receiver } from './receiver.ts'
import { must, OWNER } from './visit.ts'

const TRACKED = /demo world tracked/

export const call = async (
  service: Pick<Service, 'url'>,
  path: string,
  data?: object,
  method = data ? 'POST' : 'GET',
) => {
  const response = await fetch(`${service.url}/v2${path}`, {
    method,
    headers: { authorization: `Token ${API_KEY}`, 'content-type': 'application/vnd.api+json' },
    ...(data ? { body: JSON.stringify({ data }) } : {}),
  })
  must(response.ok, `${path} was answered with ${response.status}`)
  return response.json()
}

const until = async (isSo: () => Promise<boolean> | boolean) => {
  while (!(await isSo())) await new Promise((resolve) => setTimeout(resolve, 200))
}

/** Starts the service with the demo world, a webhook with a working receiver, and a delivery to it. */
export const startWorld = async (receiver: Receiver): Promise<Service> => {
  await buildWeb()
  const service = await startService({
    config: 'webhooks: { allow: ["http://127.0.0.1:*"] }\n',
    env: {
      BOXTRAIL_ROLES: 'api,worker,simulator',
      BOXTRAIL_OWNER_EMAIL: OWNER.email,
      BOXTRAIL_OWNER_PASSWORD: OWNER.password,
    },
  })
  await until(() => TRACKED.test(service.output()))
  await call(service, '/webhooks', { type: 'webhook', attributes: { url: receiver.url, active: true } })
  await call(service, '/tracking_requests', {
    type: 'tracking_request',
    attributes: { request_type: 'bill_of_lading', request_number: 'QXSB01000', scac: 'TEST' },
  })
  await until(async () => {
    const { data } = await call(service, '/webhook_notifications')
    return data.some(({ attributes }: { attributes: { delivery_status: string } }) =>
      /succeeded/.test(attributes.delivery_status),
    )
  })
  return service
}
