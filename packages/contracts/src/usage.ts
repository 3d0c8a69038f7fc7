export { createUsage, type Exchange, type Usage } from './usage/create-usage.ts'
export {
  type Consumer,
  type EventUsage,
  isUsageRecord,
  type OperationUsage,
  type SourceUsage,
  type UsageRecord,
} from './usage/record.ts'
export { recordUsage } from './usage/record-usage.ts'
