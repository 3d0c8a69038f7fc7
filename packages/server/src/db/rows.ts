// @generated from packages/server/src/db/migrations by "pnpm generate". Edit a migration instead.

// biome-ignore lint/suspicious/noEmptyInterface: no table yet
export interface Database {}
