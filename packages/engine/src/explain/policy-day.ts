import { dateInWords } from '../wording.ts'
import { fieldOfSpeaker } from './binding-day.ts'
import type { ExplainedContainer } from './explained-container.ts'
import { policyInWords, speakers } from './pickup-lfd-policy.ts'

/** The day that the account's policy chooses; null if it is the one that binds. */
export const policyDay = ({ meta }: Pick<ExplainedContainer, 'meta'>) => {
  const { pickup_lfd_policy: chosen, free_time } = meta
  if (!chosen || !free_time?.ends_on || chosen.day === free_time.ends_on) return null
  const { policy, day, stated_by } = chosen
  return {
    text: `By your policy, ${policyInWords[policy]}, the last free day is ${dateInWords(day)}, that of ${speakers[stated_by]}.`,
    field: fieldOfSpeaker[stated_by as keyof typeof fieldOfSpeaker],
  }
}
