import type { components } from './generated/feed/types.ts'

/** What a terminal, railway or line tells of a box at one time. A key that is missing was not reported. */
export type Snapshot = components['schemas']['Snapshot']

/** One thing that happened to a box, or is expected to. */
export type FeedEvent = components['schemas']['Event']

/** What is pushed, and what a poll answers. */
export type FeedMessage = components['schemas']['FeedMessage']

/** Any code or name of a facility. */
export type Facility = components['schemas']['Facility']

/** The outcome of each item of a push. */
export type Receipt = components['schemas']['Receipt']

/** The outcome of each box of an interchange, and the acknowledgement for its sender. */
export type EdiReceipt = components['schemas']['EdiReceipt']
