/** Whether the operator allows an origin although it is not public HTTPS. */
export type AllowList = (origin: { protocol: string; hostname: string; port: string }) => boolean

const defaultPorts: Record<string, string> = { 'http:': '80', 'https:': '443' }

/**
 * Reads `webhooks.allow`: origins like `http://127.0.0.1:*`, `https://hooks.partner.example:9443` or
 * `http://*.test:8080`. A rule allows exactly its scheme, host and port; without a port, the default one of the scheme.
 */
export const createAllowList = (rules: readonly string[]): AllowList => {
  const parsed = rules.map((rule) => {
    const [, protocol = '', host = '', port] =
      /^(https?:)\/\/(\[[^\]]+\]|[^:]+)(?::(\*|\d+))?$/.exec(rule.toLowerCase()) ?? []
    if (!protocol) throw new Error(`${rule} is not an origin, like http://127.0.0.1:*`)
    return { protocol, host, port: port ?? defaultPorts[protocol]! }
  })
  return ({ protocol, hostname, port }) =>
    parsed.some(
      (rule) =>
        rule.protocol === protocol &&
        (rule.port === '*' || rule.port === (port || defaultPorts[protocol])) &&
        isHost(rule.host, hostname.toLowerCase()),
    )
}

const isHost = (rule: string, host: string) =>
  rule === host || (rule.startsWith('*.') && host.endsWith(rule.slice(1)) && host.length > rule.length - 1)
