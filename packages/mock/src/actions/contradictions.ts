import { listCounted } from '../records/counted.ts'
import type { Action } from './action.ts'

const listContradictions: Action = (operation, call) => listCounted(operation, call)

export const contradictions = { listContradictions }
