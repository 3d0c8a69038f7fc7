import { type Attributes, fieldInWords } from './words.ts'

type Fee = Attributes['free_time']['other_fees'][number]
type ListedFee = Attributes['fees']['items'][number]

export interface PayableFee {
  /** The charge whose cost it states; null for exams and other services. */
  charge: string | null
  fee: Fee
}

/** What each party reports as owed, by charge. */
export const payableFees = ({ free_time: { charges, other_fees } }: Pick<Attributes, 'free_time'>): PayableFee[] => [
  ...charges.flatMap(({ free_time, reported }) => reported.map((fee) => ({ charge: free_time.charge, fee }))),
  ...other_fees.map((fee) => ({ charge: null, fee })),
]

/** What a fee is for: its charge, because storage and detention have no type of their own. */
export const feeName = ({ charge, fee: { type } }: PayableFee): string => {
  if (charge === null) return fieldInWords(type)
  return charge === 'combined' ? `${fieldInWords(type)}, for demurrage and detention in one` : charge
}

/** The names of the fees that the facility lists, which have a type and an amount alone. */
export const namesOfListed = (pack: Attributes): string[] => {
  const left = payableFees(pack)
  return pack.fees.items.map(({ value, provenance }: ListedFee) => {
    const at = left.findIndex(
      ({ fee }) =>
        fee.source === provenance.set_by.source.id &&
        fee.type === value.type &&
        fee.amount === value.amount &&
        fee.currency_code === value.currency_code,
    )
    const [found] = at === -1 ? [] : left.splice(at, 1)
    return found ? feeName(found) : fieldInWords(value.type)
  })
}
