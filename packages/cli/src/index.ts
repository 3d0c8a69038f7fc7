export { EXIT } from './failure.ts'
export { run } from './run.ts'
export type { Execute, Terminal } from './terminal/terminal.ts'
