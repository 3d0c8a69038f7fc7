import type { FoundValue, LinkedDocument } from '../src/documents/linked-document.ts'
import { CONTAINER } from './story.ts'

export const found = (value: unknown, isSupported = true): FoundValue => ({ value, page: 1, box: null, isSupported })
export const document = (more: Partial<LinkedDocument> = {}): LinkedDocument => ({
  id: 'd1',
  name: 'Notice',
  type: 'arrival_notice',
  receivedMs: Date.parse('2026-01-23T12:00:00Z'),
  containers: [CONTAINER],
  read: {},
  proposed: {},
  decided: {},
  ...more,
})
