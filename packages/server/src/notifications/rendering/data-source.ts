import type { Change } from '@boxtrail/engine/diff/difference'
import type { ConfigFile } from '../../config/settings/config-file.ts'
import type { Scope } from '../../records/included/served.ts'

/** What is needed to render notifications. */
export type RenderScope = Scope & { config: { compat: Pick<ConfigFile['compat'], 'data_source'> } }

/** Who caused a change. For what the service concluded itself, an installation may choose the reference API's name. */
export const servedDataSource = ({ data_source }: Change, { config }: Pick<RenderScope, 'config'>): string => {
  if (data_source === 'boxtrail_calculation' && config.compat.data_source === 'reference') return 't49_calculation'
  return data_source ?? 'shipping_line'
}
