export type { Failure } from './answers/failures.ts'
export {
  type DocumentedAnswer,
  type DocumentedOperation,
  documentedOperations,
  type ExampleRequest,
} from './contract.ts'
export { createMockFetch, type MockFetch } from './fetch.ts'
export type { RecordedCall } from './mock.ts'
export type { MockWorld } from './mock-world.ts'
export type { MockOptions } from './options.ts'
export { type RunningMock, startMock } from './serve/server.ts'
export { type StatefulMock, startStateful } from './stateful/stateful.ts'
