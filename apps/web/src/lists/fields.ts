import { containerStatus, containerStatuses } from '../parts/record/status-look.ts'

export type ListName = 'containers' | 'shipments'

type Options = readonly (readonly [value: string, label: string])[]

type Entry = { type: 'choice'; options: Options } | { type: 'text' | 'line' | 'port' | 'days' | 'since' | 'custom' }

/** A filter of a list: its names in the URL of the page and in the API, and its input. */
export interface FilterField {
  name: string
  label: string
  /** Its parameter in the API; for a range of days the common part of both names. */
  param: string
  entry: Entry
  pattern: RegExp
  /** Whether it is shown by default. */
  isUsual?: boolean
  only?: ListName
  /** Whether the API also has the negated filter. */
  isNegatable?: boolean
  /** Values that differ in the API. */
  wire?: Readonly<Record<string, string>>
}

/** The properties of a filter's input. */
export interface InputProps {
  id: string
  value: string
  change: (value: string | undefined) => void
  isNew: boolean
}

/** The prefix of a negated value in the URL. */
export const NOT = '!'

const TEXT = /^[^\n]{1,200}$/
/** A code or a name, which the service resolves. */
const NAMED = /^.{2,60}$/
const DAY = String.raw`\d{4}-\d{2}-\d{2}`
/** A range of days, of which either end may be open. */
const DAYS = new RegExp(`^(?=.{2,})(${DAY})?\\.\\.(${DAY})?$`)

const YES_NO: Options = [
  ['yes', 'Yes'],
  ['no', 'No'],
]
const BOOLEAN = { yes: 'true', no: 'false' }

const choice = (options: Options): Pick<FilterField, 'entry' | 'pattern'> => ({
  entry: { type: 'choice', options },
  pattern: /^[A-Za-z0-9_]{1,40}$/,
})
const text = (type: 'text' | 'line' | 'port', pattern = TEXT): Pick<FilterField, 'entry' | 'pattern'> => ({
  entry: { type },
  pattern,
})
const days = { entry: { type: 'days' }, pattern: DAYS } as const

export const FIELDS: readonly FilterField[] = [
  {
    name: 'status',
    label: 'Status',
    isNegatable: true,
    param: 'filter[status]',
    ...choice(containerStatuses.map((code) => [code, containerStatus(code).label] as const)),
    isUsual: true,
  },
  {
    name: 'carrier',
    label: 'Line',
    param: 'filter[carrier]',
    ...text('line', NAMED),
    isNegatable: true,
    isUsual: true,
  },
  { name: 'port', label: 'Port', param: 'filter[port]', ...text('port', NAMED), isNegatable: true, isUsual: true },
  {
    name: 'free',
    label: 'Last free day',
    param: 'filter[free_time_ends_within]',
    ...choice([
      ['0', 'Over or today'],
      ['3', 'Within 3 days'],
      ['7', 'Within 7 days'],
    ]),
    pattern: /^[037]$/,
    isUsual: true,
    only: 'containers',
  },
  {
    name: 'hold',
    label: 'Hold',
    isNegatable: true,
    param: 'filter[hold]',
    ...choice([
      ['any', 'Any hold'],
      ['customs', 'Customs'],
      ['freight', 'Freight'],
      ['USDA', 'Agriculture (USDA)'],
      ['VACIS', 'X-ray (VACIS)'],
      ['TMF', 'Terminal fees (TMF)'],
      ['other', 'Other'],
      ['none', 'None'],
    ]),
    isUsual: true,
  },
  {
    name: 'tracking',
    label: 'Tracking',
    param: 'filter[tracking_stopped]',
    ...choice([
      ['active', 'Tracked'],
      ['stopped', 'Stopped'],
    ]),
    wire: { active: 'false', stopped: 'true' },
  },
  { name: 'ready', label: 'Ready for pickup', param: 'filter[ready]', ...choice(YES_NO), wire: BOOLEAN },
  {
    name: 'fees',
    label: 'Fees',
    isNegatable: true,
    param: 'filter[fees]',
    ...choice([
      ['any', 'Any fee'],
      ['demurrage', 'Demurrage'],
      ['exam', 'Exam'],
      ['other', 'Other'],
      ['none', 'None'],
    ]),
  },
  { name: 'arrival', label: 'Arrival', param: 'filter[arrival]', ...days },
  { name: 'inland', label: 'Arrival inland', param: 'filter[destination_arrival]', ...days },
  { name: 'day', label: 'Last free day from, to', param: 'filter[binding_free_day]', ...days },
  { name: 'empty', label: 'Empty return due', param: 'filter[empty_return_due]', ...days },
  { name: 'terminal', label: 'Terminal', param: 'filter[terminal]', ...text('text'), isNegatable: true },
  { name: 'pickup', label: 'Pickup place', param: 'filter[pickup_place]', ...text('text'), isNegatable: true },
  { name: 'vessel', label: 'Vessel', param: 'filter[vessel]', ...text('text'), isNegatable: true },
  { name: 'tag', label: 'Tag', param: 'filter[tag]', ...text('text'), isNegatable: true },
  {
    name: 'custom',
    label: 'Custom field',
    param: 'filter[custom_field]',
    entry: { type: 'custom' },
    pattern: /^[a-z0-9_]{1,100}:[^\n]{1,500}$/,
  },
  {
    name: 'changed',
    label: 'Changed since',
    param: 'filter[changed_since]',
    entry: { type: 'since' },
    pattern: new RegExp(`^${DAY}$`),
  },
  { name: 'overdue', label: 'Overdue', param: 'filter[overdue]', ...choice(YES_NO), wire: BOOLEAN },
  { name: 'silent', label: 'Source silent', param: 'filter[silent]', ...choice(YES_NO), wire: BOOLEAN },
]

export const fieldsOf = (list: ListName): FilterField[] => FIELDS.filter(({ only }) => !only || only === list)
