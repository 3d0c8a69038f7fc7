import { execFile } from 'node:child_process'
import { realpath } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { promisify } from 'node:util'

/** How to run the service: its main module, and a version of Node that supports it. */
export interface InstalledService {
  node: string
  main: string
}

const require = createRequire(import.meta.url)

/** The major version of Node that the service requires. */
const NODE = 24

/**
 * Finds the service in the checkout, or the package of this version, which npm installs into its cache if necessary.
 */
export async function findService(): Promise<InstalledService> {
  try {
    return { node: process.execPath, main: require.resolve('@boxtrail/boxtrail/main') }
  } catch {
    return installService()
  }
}

async function installService(): Promise<InstalledService> {
  const { devDependencies } = require('../package.json') as { devDependencies: Record<string, string> }
  const service = `@boxtrail/service@${devDependencies['@boxtrail/service']}`
  const isNewEnough = Number.parseInt(process.versions.node, 10) >= NODE
  const packages = isNewEnough ? [service] : [service, nodePackage()]
  const wanted = packages.flatMap((name) => ['--package', name])
  process.stderr.write(`using ${packages.join(' and ')}, which npm installs once, about 200 MB\n`)
  // Runs in the user's folder, whose .npmrc names the registry.
  const where = 'node -p process.execPath && command -v boxtrail'
  const { stdout } = await promisify(execFile)('npm', ['exec', '--yes', ...wanted, '-c', where]).catch(refuse(service))
  const [node = '', main = ''] = stdout.trim().split('\n')
  return { node: isNewEnough ? process.execPath : node, main: await realpath(main) }
}

/** The package that contains Node for this machine. */
const nodePackage = (): string => {
  const { platform, arch } = process
  const prefix = platform === 'darwin' && arch === 'arm64' ? 'node-bin' : 'node'
  return `${prefix}-${platform}-${arch}@${NODE}`
}

const refuse = (service: string) => (error: Error & { stderr?: string }) => {
  const reason = error.stderr?.trim() || error.message
  throw new Error(
    `--stateful runs ${service}, which npm could not install:\n${reason}\nSee that the registry of this folder's .npmrc has it: npm view ${service}`,
    { cause: error },
  )
}
