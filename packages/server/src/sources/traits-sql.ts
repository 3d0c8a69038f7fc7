import { type Traits, traitsByAdapter } from '@boxtrail/sources/port/traits'

const adaptersThat = (isMeant: (traits: Traits) => boolean): string =>
  Object.entries(traitsByAdapter)
    .filter(([, traits]) => isMeant(traits))
    .map(([adapter]) => `'${adapter}'`)
    .join(', ')

const SANDBOXED = adaptersThat(({ clock }) => clock === 'sandbox')
const DISCONNECTED = adaptersThat(({ isConnected }) => !isConnected)

/** SQL: whether a column names a line as its source (`isOfLine` in packages/engine/src/source-id.ts). */
export const isOfLineSql = (sourceId: string): string => `${sourceId} like 'line:%'`

/** SQL: conditions on a row of `sources` that correspond to packages/sources/src/port/traits.ts. */
export const isOnSandboxClockSql = (source: string): string => `${source}.adapter in (${SANDBOXED})`
export const isOnWallClockSql = (source: string): string => `${source}.adapter not in (${SANDBOXED})`
export const isConnectedSql = (source: string): string => `${source}.adapter not in (${DISCONNECTED})`
