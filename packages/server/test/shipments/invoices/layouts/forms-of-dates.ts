import { containers, type Layout, text } from './layout.ts'

const [a] = containers

/** A bill by its lines, which states the same days and its numbers in every form of dates. */
const bill = (form: string, ...lines: string[]): Layout => ({
  name: `dates as ${form}`,
  file: text('dates', 'DEMURRAGE INVOICE', 'Invoice number: 20260917', `Container number: ${a}`, ...lines),
  states: [
    {
      container: a,
      charge: 'demurrage',
      bill: {
        container_number: a,
        invoice_number: '20260917',
        invoice_date: '2026-10-14',
        due_date: '2026-11-13',
        free_time_ends_on: '2026-10-04',
        charged_from: '2026-10-05',
        charged_through: '2026-10-09',
        charged_days: 5,
        daily_rates: [100],
        total_amount: 500,
        currency_code: 'USD',
      },
    },
  ],
})

/** The forms in which programs and letters write a day. The numbers of the bill look like days as well. */
export const formsOfDates: readonly Layout[] = [
  bill(
    'eight digits',
    'Booking reference 20261003',
    'Invoice date: 20261014',
    'Due date: 20261113',
    'Last free day: 20261004',
    'Charged from 20261005 to 20261009',
    '5 days x USD 100.00 = USD 500.00',
    'Total due: USD 500.00',
  ),
  bill(
    'eight digits in one line',
    'DATE 20261014  DUE 20261113',
    'LAST FREE DAY 20261004',
    'PERIOD CHARGED 20261005-20261009',
    '5 DAYS X USD 100.00 = USD 500.00',
    'TOTAL DUE USD 500.00',
  ),
  bill(
    'weekday, month, day and year',
    'Invoice date: Wednesday, October 14, 2026',
    'Payment due: Friday, November 13, 2026',
    'Last free day: Sunday, October 4, 2026',
    'Demurrage from Monday, October 5, 2026 through Friday, October 9, 2026',
    '5 days x $100.00 = $500.00',
    'Invoice total: $500.00',
  ),
  bill(
    'weekday, day, month and year',
    'Issued: Wed, 14 Oct 2026',
    'Due: Fri, 13 Nov 2026',
    'Last free day: Sun 04 Oct 2026',
    'Charged from Mon 05 Oct 2026 to Fri 09 Oct 2026',
    '5 days x USD 100.00 = USD 500.00',
    'Total due: USD 500.00',
  ),
  bill(
    'year, month and day',
    'Invoice date: 2026-OCT-14',
    'Due date: 2026 November 13',
    'Last free day: 2026-Oct-04',
    'Charged from 2026-OCT-05 to 2026-OCT-09',
    '5 days x USD 100.00 = USD 500.00',
    'Total due: USD 500.00',
  ),
  bill(
    'words',
    'Invoice date: 14th of October 2026',
    'Due date: 13th of November 2026',
    'Last free day: 4th of October 2026',
    'Charged from the 5th of October 2026 to the 9th of October 2026',
    '5 days x USD 100.00 = USD 500.00',
    'Total due: USD 500.00',
  ),
  bill(
    'eight digits and a time',
    'Booking reference 202610030800',
    'Invoice date: 202610140930',
    'Due date: 20261113T0000',
    'Last free day: 202610042359',
    'Charge period: 202610050000 - 202610092359',
    '5 days x USD 100.00 = USD 500.00',
    'Total due: USD 500.00',
  ),
  bill(
    'Chinese',
    '发票日期：2026年10月14日',
    '付款到期日：2026年11月13日',
    '免费期截止日期：2026-10-04',
    '计费期间：2026-10-05 至 2026-10-09',
    '计费天数：5 天',
    '费率：USD 100.00/天',
    '合计金额：USD 500.00',
  ),
  bill(
    'Chinese, each with its label',
    '發票日期：2026/10/14',
    '付款到期日：2026/11/13',
    '免費期截止日期：2026/10/04',
    '計費開始日期：2026/10/05',
    '計費結束日期：2026/10/09',
    '計費天數：5',
    '費率：USD 100.00',
    '總額：USD 500.00',
  ),
  {
    name: 'a day without its year',
    file: text(
      'no-year',
      'DEMURRAGE INVOICE',
      'Invoice number: 5541',
      'Invoice date: October 14, 2026',
      `Container number: ${a}`,
      'Earliest return date: OCTOBER 8',
      'The number of days and the rate of this invoice may be found in the tariff of the carrier',
    ),
    states: [
      {
        container: a,
        charge: 'demurrage',
        bill: { container_number: a, invoice_number: '5541', invoice_date: '2026-10-14' },
      },
    ],
    lacks: ['bill_of_lading_number', 'port_of_discharge'],
    unclear: ['earliest_return_on'],
  },
]
