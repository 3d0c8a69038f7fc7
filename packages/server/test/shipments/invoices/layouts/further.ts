import { containers, type Layout, mail, pdf, text } from './layout.ts'

const [a, b, c, d] = containers

/** Bills that were added after the others. The reader was not adapted to them before their first reading. */
export const further: readonly Layout[] = [
  {
    name: 'a list of containers, and a row of charges for each',
    file: text(
      'wanhai',
      'WAN HAI LINES (USA)',
      'DEMURRAGE INVOICE',
      'Invoice No: WHUS2604117      Date: 2026-04-17',
      'Bill of Lading No: WHLC048FX12290',
      'Payment Terms: Net 30 days',
      'Containers:',
      a,
      b,
      c,
      '',
      'Description              Days    Unit Price    Amount',
      `Demurrage ${a}    3       USD 125.00    USD 375.00`,
      `Demurrage ${b}    3       USD 125.00    USD 375.00`,
      `Demurrage ${c}    5       USD 125.00    USD 625.00`,
      'Documentation fee        1       USD 50.00     USD 50.00',
      'TOTAL                                          USD 1,425.00',
    ),
    states: [a, b]
      .map((x) => ({
        container: x,
        charge: 'demurrage' as const,
        bill: {
          bill_of_lading_number: 'WHLC048FX12290',
          container_number: x,
          invoice_number: 'WHUS2604117',
          invoice_date: '2026-04-17',
          charged_days: 3,
          daily_rates: [125],
          total_amount: 375,
          currency_code: 'USD',
        },
      }))
      .concat([
        {
          container: c,
          charge: 'demurrage' as const,
          bill: {
            bill_of_lading_number: 'WHLC048FX12290',
            container_number: c,
            invoice_number: 'WHUS2604117',
            invoice_date: '2026-04-17',
            charged_days: 5,
            daily_rates: [125],
            total_amount: 625,
            currency_code: 'USD',
          },
        },
      ]),
  },
  {
    name: 'a terminal: steps as charges, and statements',
    file: pdf('trapac', [
      'TraPac Los Angeles',
      'TERMINAL DEMURRAGE INVOICE',
      { 40: 'Invoice number', 200: 'LA-8820017' },
      { 40: 'Invoice date', 200: '03/02/2026' },
      { 40: 'Container', 200: d },
      { 40: 'First free day', 200: '02/20/2026' },
      { 40: 'Last free day', 200: '02/25/2026' },
      { 40: 'Demurrage from', 200: '02/26/2026' },
      { 40: 'Demurrage through', 200: '03/02/2026' },
      { 40: 'Demurrage days', 200: '5' },
      { 40: 'Days 1-3 @ 190.00', 200: 'USD 570.00' },
      { 40: 'Days 4-5 @ 380.00', 200: 'USD 760.00' },
      { 40: 'Total amount due', 200: 'USD 1,330.00' },
      'Charges are assessed under MTO Schedule No. 8, Item 120.',
      'This invoice complies with FMC rules, and the terminal did not cause or contribute to these charges.',
      'Disputes must be submitted within thirty (30) calendar days after the invoice date',
      'at https://trapac.example/disputes or by phone: +1 310 555 0177.',
    ]),
    states: [
      {
        container: d,
        charge: 'demurrage',
        bill: {
          container_number: d,
          invoice_number: 'LA-8820017',
          invoice_date: '2026-03-02',
          free_time_starts_on: '2026-02-20',
          free_time_ends_on: '2026-02-25',
          charged_from: '2026-02-26',
          charged_through: '2026-03-02',
          charged_days: 5,
          daily_rates: [190, 380],
          total_amount: 1330,
          currency_code: 'USD',
          tariff_rule: 'MTO Schedule No. 8, Item 120',
          dispute_contact: '+1 310 555 0177',
          dispute_url: 'https://trapac.example/disputes',
          dispute_within_days: 30,
          certifies_rules: true,
          certifies_no_fault: true,
        },
      },
    ],
  },
  {
    name: 'words of the rule that certify nothing',
    file: pdf('terms', [
      'DETENTION INVOICE',
      { 40: 'Invoice no.: DT-91127', 320: 'Invoice date: 2026-05-11' },
      { 40: `Container: ${a}`, 320: 'Due date: 2026-06-10' },
      { 40: 'Free time: 2026-04-20 - 2026-04-24' },
      { 40: 'Period charged: 2026-04-25 to 2026-05-01' },
      { 40: 'Days charged: 7', 320: 'Rate per day: USD 60.00' },
      { 40: 'Net amount', 320: 'USD 420.00' },
      { 40: 'Total due', 320: 'USD 420.00' },
      'If you believe that the charges are not consistent with FMC rules, or that our',
      'performance caused or contributed to them, you may request a refund or waiver.',
      'Invoices not paid within 15 days bear interest.',
      'Requests for waiver: us.dnd@line.example, within 45 days of the invoice date; we answer within 30 days.',
    ]),
    states: [
      {
        container: a,
        charge: 'detention',
        bill: {
          container_number: a,
          invoice_number: 'DT-91127',
          invoice_date: '2026-05-11',
          due_date: '2026-06-10',
          free_time_starts_on: '2026-04-20',
          free_time_ends_on: '2026-04-24',
          charged_from: '2026-04-25',
          charged_through: '2026-05-01',
          charged_days: 7,
          daily_rates: [60],
          total_amount: 420,
          currency_code: 'USD',
          dispute_contact: 'us.dnd@line.example',
          dispute_within_days: 45,
        },
      },
    ],
  },
  {
    name: 'a Portuguese bill, one of whose containers has a wrong check digit',
    file: text(
      'pt',
      'FATURA DE DEMURRAGE',
      'Fatura Nº: SSZ-26-7719     Data da fatura: 18/08/2026',
      'BL: MEDUSS771033',
      'Moeda: USD',
      '',
      'Contêiner      Início       Fim          Dias   Diária   Valor',
      `${a}    05/08/2026   08/08/2026   4      90.00    360.00`,
      `TGHU7306159    05/08/2026   10/08/2026   6      90.00    540.00`,
      'Total geral                                      900.00',
    ),
    states: [
      {
        container: a,
        charge: 'demurrage',
        bill: {
          bill_of_lading_number: 'MEDUSS771033',
          container_number: a,
          invoice_number: 'SSZ-26-7719',
          invoice_date: '2026-08-18',
          charged_from: '2026-08-05',
          charged_through: '2026-08-08',
          charged_days: 4,
          daily_rates: [90],
          total_amount: 360,
          currency_code: 'USD',
        },
      },
    ],
  },
  {
    name: 'a mail whose source wraps the cells of its table',
    file: mail(
      'Per diem invoice PD-55120',
      `
<div>PER DIEM INVOICE</div>
<div>Invoice No.: PD-55120</div><div>Invoice Date: June 9, 2026</div><div>Container: ${b}</div>
<table>
  <tr>
    <th>Charge</th>
    <th>Start date</th>
    <th>End date</th>
    <th>Days</th>
    <th>Daily rate</th>
    <th>Amount USD</th>
  </tr>
  <tr>
    <td>Per diem tier 1</td>
    <td>2026-05-20</td>
    <td>2026-05-23</td>
    <td>4</td>
    <td>75.00</td>
    <td>300.00</td>
  </tr>
  <tr>
    <td>Per diem tier 2</td>
    <td>2026-05-24</td>
    <td>2026-05-25</td>
    <td>2</td>
    <td>125.00</td>
    <td>250.00</td>
  </tr>
  <tr>
    <td>Total due</td>
    <td></td>
    <td></td>
    <td></td>
    <td></td>
    <td>550.00</td>
  </tr>
</table>
<p>You are invoiced as the shipper named in the bill of lading.</p>`,
    ),
    states: [
      {
        container: b,
        charge: 'detention',
        bill: {
          container_number: b,
          invoice_number: 'PD-55120',
          invoice_date: '2026-06-09',
          liability_basis: 'invoiced as the shipper named in the bill of lading',
          charged_from: '2026-05-20',
          charged_through: '2026-05-25',
          charged_days: 6,
          daily_rates: [75, 125],
          total_amount: 550,
          currency_code: 'USD',
        },
      },
    ],
  },
  {
    name: 'a table and a subtotal for each container',
    file: pdf('sections', [
      'DEMURRAGE INVOICE',
      { 40: 'Invoice no.: HL-44021', 320: 'Invoice date: 2026-07-20' },
      { 40: `Container ${a}` },
      { 40: 'Charge', 160: 'From', 240: 'To', 330: 'Days', 390: 'Rate', 470: 'Amount USD' },
      { 40: 'Demurrage', 160: '2026-07-01', 240: '2026-07-03', 330: '3', 390: '80.00', 470: '240.00' },
      { 40: 'Subtotal', 470: '240.00' },
      { 40: `Container ${b}` },
      { 40: 'Charge', 160: 'From', 240: 'To', 330: 'Days', 390: 'Rate', 470: 'Amount USD' },
      { 40: 'Demurrage', 160: '2026-07-01', 240: '2026-07-05', 330: '5', 390: '80.00', 470: '400.00' },
      { 40: 'Subtotal', 470: '400.00' },
      { 40: 'Total due', 470: '640.00' },
    ]),
    states: [[a, '2026-07-03', 3, 240] as const, [b, '2026-07-05', 5, 400] as const].map(([x, t, n, m]) => ({
      container: x,
      charge: 'demurrage' as const,
      bill: {
        container_number: x,
        invoice_number: 'HL-44021',
        invoice_date: '2026-07-20',
        charged_from: '2026-07-01',
        charged_through: t,
        charged_days: n,
        daily_rates: [80],
        total_amount: m,
        currency_code: 'USD',
      },
    })),
  },
  {
    name: 'a calculation in a sentence, and a total with tax',
    file: text(
      'vat',
      'DETENTION INVOICE',
      'Invoice no.: VT-2201     Invoice date: 2026-03-03',
      `Container: ${c}`,
      'Detention 6 days at GBP 50.00 per day = GBP 300.00',
      'VAT @ 20%                      GBP 60.00',
      'Total including VAT            GBP 360.00',
      'Amount due                     GBP 360.00',
    ),
    states: [
      {
        container: c,
        charge: 'detention',
        bill: {
          container_number: c,
          invoice_number: 'VT-2201',
          invoice_date: '2026-03-03',
          charged_days: 6,
          daily_rates: [50],
          total_amount: 300,
          currency_code: 'GBP',
        },
      },
    ],
  },
  {
    name: 'a waiver among the rows',
    file: pdf('waiver', [
      'DEMURRAGE INVOICE',
      { 40: 'Invoice no.', 160: 'WV-7781', 320: 'Invoice date', 440: '2026-02-28' },
      { 40: 'Container', 160: d, 320: 'Free time ends', 440: '2026-02-10' },
      { 40: 'Description', 240: 'Days', 320: 'Rate', 420: 'Amount (USD)' },
      { 40: 'Demurrage', 240: '5', 320: '100.00', 420: '500.00' },
      { 40: 'Waiver', 420: '-200.00' },
      { 40: 'Total due', 420: '300.00' },
      { 40: 'Questions? billing@line.example' },
    ]),
    states: [
      {
        container: d,
        charge: 'demurrage',
        bill: {
          container_number: d,
          invoice_number: 'WV-7781',
          invoice_date: '2026-02-28',
          free_time_ends_on: '2026-02-10',
          daily_rates: [100],
          total_amount: 300,
          currency_code: 'USD',
          dispute_contact: 'billing@line.example',
        },
      },
    ],
  },
]
