import type { Block } from './blocks.ts'
import { layOpen } from './layouts-open.ts'
import type { Story } from './story.ts'
export function layHeldOut(story: Story): Block[] {
  return layOpen(story)
}
