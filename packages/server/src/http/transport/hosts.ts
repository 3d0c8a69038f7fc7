import { isIP } from 'node:net'
import type { Context as HttpContext } from 'hono'

/** Whether a request was sent to a host under which this installation is known. */
export type OwnHosts = (http: HttpContext) => boolean

/** Names that nobody can register: a page of the web is never served under one. */
const INTERNAL = /^[^.]+$|\.(localhost|internal|local|svc|test)$/

/**
 * The own hosts are that of the public URL, those that the operator lists, addresses, and internal names. A web page
 * whose own name was made to resolve to this machine is under none of them, although a browser takes it for a page of
 * the service.
 */
export const createOwnHosts =
  (baseUrl: () => string, listed: readonly string[] = []): OwnHosts =>
  (http) => {
    const given = (http.req.header('host') ?? new URL(http.req.url).host).toLowerCase()
    if (!URL.canParse(`http://${given}`)) return false
    const { host, hostname } = new URL(`http://${given}`)
    if (host !== given.replace(/:80$/, '')) return false
    if (isIP(hostname.replace(/^\[|\]$/g, '')) !== 0 || INTERNAL.test(hostname)) return true
    return [new URL(baseUrl()).hostname, ...listed.map((one) => one.toLowerCase())].some((one) =>
      [hostname, given].includes(one),
    )
  }
