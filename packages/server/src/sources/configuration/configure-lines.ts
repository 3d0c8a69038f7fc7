import { lineSourceId, SIMULATED_SCAC } from '@boxtrail/engine/source-id'
import type { Reference } from '@boxtrail/reference/reference'
import { lineAdapters } from '@boxtrail/sources/line-adapters'
import type { Source } from '@boxtrail/sources/port/source'
import { createUnconfiguredLine } from '@boxtrail/sources/unconfigured-line'
import type { Config, Line } from '../../config/config.ts'
import { ConfigError, readSettings } from '../../config/file/yaml.ts'
import { type Connect, limitsOf } from './configure-endpoint.ts'

type Given = Pick<Config, 'lines' | 'locate'>

/** The lines of the configuration file, followed by those that lack credentials. */
export const configureLines = (config: Given, reference: Reference, connect: Connect): Source[] => {
  const lines = config.lines.map((line, at) => createLine(line, at, config, reference, connect))
  refuseSameLines(lines, config)
  const configured = new Set(lines.map(({ id }) => id))
  const others = reference.shippingLines
    .all()
    .filter(({ scac }) => scac !== SIMULATED_SCAC && !configured.has(lineSourceId(scac)))
  return [...lines, ...others.map(createUnconfiguredLine)]
}

/** Rejects one line under two of its SCACs, which would be one source with two addresses. */
const refuseSameLines = (lines: readonly Source[], { lines: given, locate }: Given): void => {
  for (const [at, { id, scac }] of lines.entries()) {
    const first = lines.findIndex((one) => one.id === id)
    if (first === at) continue
    throw new ConfigError([
      `${locate(['lines', at, 'scac'])}: ${given[at]!.scac} is the line ${scac}, which lines[${first}] configures for the same account; leave one of them out`,
    ])
  }
}

const createLine = (
  { scac: given, adapter: name, base_url, auth, limits, account, ...own }: Line,
  at: number,
  { locate }: Given,
  reference: Reference,
  connect: Connect,
): Source => {
  const adapter = lineAdapters.find((one) => one.name === name)
  if (!adapter) {
    const known = lineAdapters.map((one) => one.name).join(', ')
    throw new ConfigError([
      `${locate(['lines', at, 'adapter'])}: there is no adapter "${name}"; known adapters: ${known}`,
    ])
  }
  const known = reference.shippingLines.byScac(given)
  if (!known)
    throw new ConfigError([
      `${locate(['lines', at, 'scac'])}: there is no line with the SCAC "${given}"; GET /v2/shipping_lines lists them, and apps/docs/mappings.md#shipping-lines`,
    ])
  const { scac } = known
  const options = {
    id: lineSourceId(scac, account),
    scac,
    name: known.shortName,
    prefixes: known,
    baseUrl: base_url,
    get: connect(auth, ['lines', at]),
    limits: limitsOf(limits),
  }
  return adapter.create(options, readSettings(adapter.settings, own, locate, ['lines', at]))
}
