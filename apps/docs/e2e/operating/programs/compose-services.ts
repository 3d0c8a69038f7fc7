import { readFileSync } from 'node:fs'
import { parse } from 'yaml'

/** Prints the services of a compose file that run our image, one per line for a shell: name, volume, variables. */
const { services } = parse(readFileSync(process.argv[2]!, 'utf8'), { merge: true }) as {
  services: Record<string, { image: string; volumes: string[]; environment: Record<string, string> }>
}

const resolve = (text: string) =>
  text.replace(/\$\{(\w+)(?::-([^}]*)|:\?)\}/g, (_, name: string, fallback?: string) => {
    const value = process.env[name] ?? fallback
    if (value === undefined) throw new Error(`${name} is not set`)
    return value
  })

const quote = (text: string) => `'${text.replaceAll("'", "'\\''")}'`

for (const [name, { image, volumes, environment }] of Object.entries(services)) {
  if (image !== 'boxtrail') continue
  // Here all containers share the ports of this machine.
  const own = name === 'worker' ? ['PORT=8082'] : []
  const variables = Object.entries(environment).map(([key, value]) => `${key}=${resolve(value)}`)
  process.stdout.write(`${[name, volumes[0]!.split(':')[0]!, ...variables, ...own].map(quote).join(' ')}\n`)
}
