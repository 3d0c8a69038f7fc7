/** Every key begins with it. */
export const ROOT = 'boxtrail'

/** `['boxtrail', 'containers', 'get', id, { include: ['shipment'] }]`: the client's method, then what it is given. */
export type BoxtrailKey = readonly [typeof ROOT, ...unknown[]]

/** Without what says nothing at the end, so that a read without a query and one with an empty query are one. */
export const keyOf =
  (method: string) =>
  (...given: readonly unknown[]): BoxtrailKey => {
    const last = given.findLastIndex((one) => one !== undefined && !isEmpty(one))
    return [ROOT, ...method.split('.'), ...given.slice(0, last + 1)]
  }

const isEmpty = (value: unknown) => typeof value === 'object' && value !== null && Object.keys(value).length === 0
