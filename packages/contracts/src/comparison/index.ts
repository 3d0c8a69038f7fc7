export { breakingChanges } from './breaking-changes.ts'
export { contractDifferences, type Difference, LEVELS, type Level, levelOf } from './differences.ts'
export * from './document.ts'
