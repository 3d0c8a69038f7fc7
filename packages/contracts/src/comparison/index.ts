export { breakingChanges } from './breaking-changes.ts'
export { type ContractChange, contractChange, LEVELS, type Level } from './change-level.ts'
export * from './document.ts'
