// @generated from package.json by "pnpm generate".
/** The version of this package, which clients are told. */
export const VERSION = '0.3.0'
