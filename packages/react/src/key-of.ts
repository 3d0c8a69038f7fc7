/** The first element of every key. */
export const ROOT = 'boxtrail'

/** `['boxtrail', 'containers', 'get', id, { include: ['shipment'] }]`: the client's method, then what it is given. */
export type BoxtrailKey = readonly [typeof ROOT, ...unknown[]]

/**
 * Leaves out empty arguments at the end, so that a read without a query and one with an empty query have the same key.
 */
export const keyOf =
  (method: string) =>
  (...given: readonly unknown[]): BoxtrailKey => {
    const last = given.findLastIndex((one) => one !== undefined && !isEmpty(one))
    return [ROOT, ...method.split('.'), ...given.slice(0, last + 1)]
  }

const isEmpty = (value: unknown) => typeof value === 'object' && value !== null && Object.keys(value).length === 0
