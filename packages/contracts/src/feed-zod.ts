export {
  EdiReceipt as feedEdiReceipt,
  Event as feedEvent,
  FeedMessage as feedMessage,
  Receipt as feedReceipt,
  Snapshot as feedSnapshot,
} from './generated/feed/zod.ts'
