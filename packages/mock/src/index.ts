export {
  type DocumentedAnswer,
  type DocumentedOperation,
  documentedOperations,
  type ExampleRequest,
} from './contract.ts'
export { type MockOptions, type RunningMock, startMock } from './server.ts'
export { type StatefulMock, startStateful } from './stateful.ts'
