import { examples } from '@boxtrail/contracts/examples'
import { operations } from '@boxtrail/contracts/operations'

const all = Object.entries(operations).map(([id, { method, path, status }]) => ({
  method: method.toUpperCase(),
  path: new RegExp(`^/v2${path.replace(/\{\w+\}/g, '[^/]+')}$`),
  isFixed: !path.includes('{'),
  status,
  answer: Object.values((examples as unknown as Record<string, Record<number, object>>)[id]?.[status] ?? {})[0],
}))

/** Answers as the examples of the contract do, so that programs run as they would against a service. */
export async function answer({ method, url }: Request): Promise<Response> {
  const { pathname } = new URL(url)
  const [found] = all
    .filter((one) => one.method === method && one.path.test(pathname))
    .sort((a, b) => Number(b.isFixed) - Number(a.isFixed))
  if (!found || pathname.endsWith('/missing'))
    return Response.json(examples.getShipment[404].not_found, { status: 404 })
  const body = structuredClone(found.answer) as {
    links?: { next?: string }
    data?: { attributes?: { status?: string } }
  }
  if (body?.links) delete body.links.next
  return body ? Response.json(body, { status: found.status }) : new Response(null, { status: found.status })
}
