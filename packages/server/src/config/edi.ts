import { z } from 'zod'
import { authority, facility, requireAuthority, scac } from './authority.ts'

const kinds = ['gate_out', 'gate_in', 'load', 'discharge', 'depart', 'arrive', 'available', 'strip', 'seal'] as const
const modes = ['vessel', 'barge', 'rail', 'truck'] as const
const holds = ['freight', 'customs', 'USDA', 'VACIS', 'TMF', 'other'] as const
const locode = z.string().regex(/^[A-Z]{2}[A-Z2-9]{3}$/, 'is not a UN/LOCODE such as USLAX')
const secret = z.string().min(16, 'is shorter than 16 characters')

/** What a status code means at one partner: one of `as`, `act`, `hold` and `ignore`. */
const meaning = z
  .strictObject({
    /** As another code of the published list: `as: RD`. */
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
  /** X12 status codes (elements 157 and 1650) by their letters. */
  status: z.record(z.string().min(1), meaning).default({}),
  /** EDIFACT status codes; the first that fits, by code, agency and the beginning of the words. */
  edifact: z
    .array(
      z.strictObject({
        code: z.string().min(1),
        agency: z.string().min(1).optional(),
        text: z.string().min(1).optional(),
        means: meaning,
      }),
    )
    .default([]),
  /** Qualifiers of N9 and L11. */
  references: z
    .record(z.string().min(1), z.enum(['bill', 'booking', 'equipment', 'seal', 'vessel', 'chassis', 'rail_carrier']))
    .default({}),
  /** The qualifier of the N9 that says status code and place of the event (`N9*ZZ*CR*JPSMZ`), where B4 has another place. */
  event_place: z.string().min(1).optional(),
  /** UN/LOCODE by `qualifier:code` (X12) or code (EDIFACT). */
  places: z.record(z.string().min(1), locode).default({}),
})

const isZone = (name: string): boolean => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

/** A line, terminal or railway that sends X12 or EDIFACT, by upload (`secret`) or into the drop folder (`sender_ids`). */
const partner = z
  .strictObject({
    id: z.string().regex(/^[a-z0-9][a-z0-9-]{0,62}$/, 'is not an id: small letters, digits and dashes'),
    kind: z.enum(['line', 'terminal', 'rail']),
    name: z.string().min(1).optional(),
    scac: scac.optional(),
    ...authority,
    /** As in ISA-06 and UNB. Who sends under another name is not heard. */
    sender_ids: z.array(z.string().trim().min(1)).default([]),
    /** Of times without a time code; without it they are taken at the place of the event. */
    zone: z.string().refine(isZone, 'is not a time zone such as America/Chicago').optional(),
    /** Where a sender is that names no place: a terminal speaking of itself. */
    place: facility.optional(),
    overrides: overrides.prefault({}),
    secret: secret.optional(),
    /** Still holds while the sender changes over to `secret`. */
    previous_secret: secret.optional(),
    /** The account whose partner this is; without it everybody's boxes are told of. */
    account: z.uuid().optional(),
  })
  .refine((given) => given.secret !== undefined || given.sender_ids.length > 0, {
    message: 'needs a secret (it uploads) or sender_ids (it is known by them in the drop folder)',
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
          message: `${sender} is a sender of ${other} already`,
        })
      senders.set(sender, id)
    }
  }
})

export const edi = z.strictObject({
  /** Watched for files; what was taken goes to its folders `done` and `refused`. */
  drop_folder: z.string().min(1).optional(),
  partners: partners.default([]),
})

export type EdiPartner = z.infer<typeof partner>
export type EdiMeaning = z.infer<typeof meaning>
