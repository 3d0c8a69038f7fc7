export { parseBicOwners } from './import-owners.ts'
export { parseSmdgTerminals } from './import-smdg.ts'
export { parseUnlocode } from './import-unlocode.ts'
