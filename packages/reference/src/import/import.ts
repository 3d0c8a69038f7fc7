export { parseBicOwners } from './owners.ts'
export { parseSmdgTerminals } from './smdg.ts'
export { parseUnlocode } from './unlocode.ts'
