import { type Config, ConfigError, readConfig } from '@boxtrail/server/config/config'
import { createOutgoing } from '@boxtrail/server/outgoing/outgoing'
import { examineConnected } from './database.ts'
import { type Finding, findings } from './finding.ts'
import { examineDirectory, examineDropFolder, examinePort, examineStorage } from './machine.ts'

/** Everything that can be found out about an installation without changing it, check by check. */
export const examineInstallation = async (env: NodeJS.ProcessEnv): Promise<Finding[]> => {
  const config = settingsOf(env)
  if (Array.isArray(config)) return config
  return [
    ...settingsFindings(config),
    ...(await examineDirectory(config)),
    ...(await examineConnected(config)),
    await examineStorage(config),
    ...examineDropFolder(config),
    await outgoingFinding(config),
    await examinePort(config),
  ]
}

/** The configuration, or its problems. */
const settingsOf = (env: NodeJS.ProcessEnv): Config | Finding[] => {
  try {
    return readConfig(env)
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    return error.problems.map(findings('settings').problem)
  }
}

const settingsFindings = ({ warnings, configPath }: Config): Finding[] => {
  const { ok, warning } = findings('settings')
  const from = configPath === undefined ? 'from the environment' : `from the environment and ${configPath}`
  return warnings.length === 0 ? [ok(from)] : warnings.map(warning)
}

/** Whether a tenant could make the service call this machine. */
const outgoingFinding = async ({ webhooks }: Config): Promise<Finding> => {
  const { ok, warning } = findings('outgoing requests')
  const outgoing = createOutgoing(webhooks)
  const isOpen = outgoing.validate('http://127.0.0.1:1/') === null
  await outgoing.close()
  if (isOpen)
    return warning('webhooks.allow lets tenants reach this machine: leave it out where tenants are not trusted')
  return webhooks.allow.length === 0
    ? ok('public HTTPS only')
    : warning(`webhooks.allow also lets tenants reach ${webhooks.allow.join(', ')}`)
}
