import { BEHAVIOUR_RULES } from './rules-behaviour.ts'
import { VALUE_RULES } from './rules-values.ts'

/** Every difference between two contracts that is reported, by a permanent id, which messages and exceptions name. */
export const RULES = { ...VALUE_RULES, ...BEHAVIOUR_RULES }
export type RuleId = keyof typeof RULES
