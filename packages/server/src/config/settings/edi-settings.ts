import { z } from 'zod'
import { authority, facility, locode, requireAuthority, scac } from './authority-settings.ts'
import { accountId } from './setting-types.ts'

const kinds = ['gate_out', 'gate_in', 'load', 'discharge', 'depart', 'arrive', 'available', 'strip', 'seal'] as const
const modes = ['vessel', 'barge', 'rail', 'truck'] as const
const holds = ['freight', 'customs', 'USDA', 'VACIS', 'TMF', 'other'] as const
const secret = z.string().min(16, 'is shorter than 16 characters')

/** What a status code means for one partner: one of `as`, `act`, `hold` and `ignore`. */
const meaning = z
  .strictObject({
    /** The same as another code of the published list: `as: RD`. */
    as: z.string().min(1),
    act: z.enum(kinds),
    mode: z.enum(modes),
    full: z.boolean(),
    estimated: z.boolean(),
    hold: z.enum(holds),
    status: z.enum(['hold', 'pending', 'released']),
    ignore: z.literal(true),
  })
  .partial()
  .superRefine((given, context) => {
    const ways = (['as', 'act', 'hold', 'ignore'] as const).filter((way) => given[way] !== undefined)
    if (ways.length !== 1) context.addIssue({ code: 'custom', message: 'needs one of as, act, hold or ignore' })
    const belongs = { mode: 'act', full: 'act', estimated: 'act', status: 'hold' } as const
    for (const [name, way] of Object.entries(belongs))
      if (given[name as keyof typeof belongs] !== undefined && given[way] === undefined)
        context.addIssue({ code: 'custom', path: [name], message: `goes with ${way}` })
    if (given.hold !== undefined && given.status === undefined)
      context.addIssue({ code: 'custom', path: ['hold'], message: 'needs a status: hold, pending or released' })
  })

const overrides = z.strictObject({
  status: z
    .record(z.string().min(1), meaning)
    .default({})
    .describe('Meanings of X12 status codes (elements 157 and 1650) for this partner, by code'),
  edifact: z
    .array(
      z.strictObject({
        code: z.string().min(1),
        agency: z.string().min(1).optional(),
        text: z.string().min(1).optional(),
        means: meaning,
      }),
    )
    .default([])
    .describe('Meanings of EDIFACT status codes: the first match by code, agency and the beginning of the text'),
  bgm: z
    .record(z.string().min(1), z.enum(['gate_in', 'gate_out', 'load', 'discharge']))
    .default({})
    .describe('Meanings of BGM codes of COARRI and CODECO'),
  ports: z
    .record(z.string().min(1), z.enum(['L', 'T', 'D', 'E', 'I', 'R', '5', '7']))
    .default({})
    .describe('Port functions of its own (R4-01), as the standard ones'),
  references: z
    .record(
      z.string().min(1),
      z.enum(['bill', 'booking', 'equipment', 'seal', 'vessel', 'chassis', 'rail_carrier', 'yard_position']),
    )
    .default({})
    .describe('Meanings of qualifiers of N9 and L11'),
  event_place: z
    .string()
    .min(1)
    .optional()
    .describe('The qualifier of the N9 with status code and place of the event, if B4 has another place'),
  places: z
    .record(z.string().min(1), locode)
    .default({})
    .describe('UN/LOCODE by `qualifier:code` (X12) or by code (EDIFACT)'),
})

const isZone = (name: string): boolean => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

/**
 * A line, terminal or railway that sends X12 or EDIFACT, by upload (`secret`) or into the drop folder (`sender_ids`).
 */
const partner = z
  .strictObject({
    id: z
      .string()
      .regex(/^[a-z0-9][a-z0-9-]{0,62}$/, 'is not an id: lower-case letters, digits and dashes')
      .describe('Part of the path for uploads, and of its name in the drop folder; no feed may have the same'),
    kind: z
      .enum(['line', 'terminal', 'rail'])
      .describe('`line`, `terminal` or `rail`: decides which source wins if they disagree'),
    name: z
      .string()
      .min(1)
      .optional()
      .describe('The displayed name; by default, what it is and its first sender id, such as `Terminal FMSLAX (EDI)`'),
    scac: scac.optional().describe('The SCAC of the line or railway'),
    ...authority,
    sender_ids: z
      .array(z.string().trim().min(1))
      .default([])
      .describe('As in ISA-06 and UNB; required without a `secret`. Messages of any other sender are rejected'),
    zone: z
      .string()
      .refine(isZone, 'is not a time zone such as America/Chicago')
      .optional()
      .describe('The zone of times without a time code; by default, that of the place of the event'),
    place: facility.optional().meta({ description: 'The place of messages that name none', isLeaf: true }),
    overrides: overrides.prefault({}),
    secret: secret.optional().describe('Signs uploads: at least 16 characters. Without it: drop folder only'),
    previous_secret: secret.optional().describe('Still accepted while the partner rotates to `secret`'),
    pushes_every_s: z
      .number()
      .positive()
      .optional()
      .describe(
        'How often it is to send: it is silent after three of these intervals, a day at least; by default, learned',
      ),
    account: accountId
      .optional()
      .describe('The account of this partner; by default, its reports apply to all accounts'),
  })
  .refine((given) => given.secret !== undefined || given.sender_ids.length > 0, {
    message: 'needs a secret (it uploads) or sender_ids (which identify it in the drop folder)',
    path: ['id'],
  })
  .superRefine(requireAuthority)

const partners = z.array(partner).superRefine((all, context) => {
  const senders = new Map<string, string>()
  for (const [index, { id, sender_ids }] of all.entries()) {
    if (all.findIndex((each) => each.id === id) !== index)
      context.addIssue({ code: 'custom', path: [index, 'id'], message: `${id} is configured twice` })
    for (const [nth, sender] of sender_ids.entries()) {
      const other = senders.get(sender)
      if (other !== undefined && other !== id)
        context.addIssue({
          code: 'custom',
          path: [index, 'sender_ids', nth],
          message: `${sender} is already a sender of ${other}`,
        })
      senders.set(sender, id)
    }
  }
})

export const edi = z.strictObject({
  drop_folder: z
    .string()
    .min(1)
    .optional()
    .describe('A folder that is watched for files; processed files are moved to its folders `done` and `refused`'),
  partners: partners.default([]),
})

export type EdiPartner = z.infer<typeof partner>
export type EdiMeaning = z.infer<typeof meaning>
