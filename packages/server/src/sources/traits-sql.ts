import { type Traits, traitsByAdapter } from '@boxtrail/sources/port/traits'

const adaptersThat = (isMeant: (traits: Traits) => boolean): string =>
  Object.entries(traitsByAdapter)
    .filter(([, traits]) => isMeant(traits))
    .map(([adapter]) => `'${adapter}'`)
    .join(', ')

const SANDBOXED = adaptersThat(({ clock }) => clock === 'sandbox')
const DISCONNECTED = adaptersThat(({ isConnected }) => !isConnected)

/** A condition on a column that names a source (`isOfLine` in packages/engine/src/source-id.ts). */
export const isOfLineSql = (sourceId: string): string => `${sourceId} like 'line:%'`

/** Conditions on a row of `sources`: what packages/sources/src/port/traits.ts says, in SQL. */
export const isOnSandboxClockSql = (source: string): string => `${source}.adapter in (${SANDBOXED})`
export const isOnWallClockSql = (source: string): string => `${source}.adapter not in (${SANDBOXED})`
export const isConnectedSql = (source: string): string => `${source}.adapter not in (${DISCONNECTED})`
