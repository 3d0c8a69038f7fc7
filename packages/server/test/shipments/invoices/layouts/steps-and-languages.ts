import type { Bill } from '@boxtrail/engine/charges/audit/bill'
import type { Charge } from '@boxtrail/engine/charges/tariff'
import { containers, type Layout, pdf, text } from './layout.ts'

const [a, b, c, d, e, f] = containers
const of = (container: string, charge: Charge, bill: Bill) => ({ container, charge, bill })

/** Steps of days with an amount each, deadlines as calendar days, and bills in other languages. */
export const stepsAndLanguages: readonly Layout[] = [
  {
    name: 'steps of days, each at its rate, behind a stroke',
    file: text(
      'stroke',
      'DEMURRAGE INVOICE',
      'Invoice No: NBL-88014 | Invoice Date: 2026-10-13',
      `Container: ${a} | B/L No: NBLU4471902`,
      'Days 1-3 @ 190.00 | 570.00',
      'Days 4-7 @ 240.00 | 960.00',
      'Total Due USD | 1,530.00',
    ),
    states: [
      of(a, 'demurrage', {
        ...{ container_number: a, invoice_number: 'NBL-88014', invoice_date: '2026-10-13' },
        ...{ bill_of_lading_number: 'NBLU4471902', charged_days: 7, daily_rates: [190, 240] },
        ...{ total_amount: 1530, currency_code: 'USD' },
      }),
    ],
  },
  {
    name: 'steps of days of a lessor, with the currency at each number',
    file: pdf('lessor', [
      'TRIDENT BOX LEASING - PER DIEM INVOICE',
      { 40: 'Invoice number: TBL/2206', 320: 'Invoice date: 04 Sep 2026' },
      { 40: `Unit no.: ${b}` },
      { 40: 'Day 1 to 5', 200: 'USD 45.00 / day', 380: 'USD 225.00' },
      { 40: 'Day 6 to 9', 200: 'USD 70.00 / day', 380: 'USD 280.00' },
      { 40: 'Total payable', 380: 'USD 505.00' },
    ]),
    states: [
      of(b, 'detention', {
        ...{ container_number: b, invoice_number: 'TBL/2206', invoice_date: '2026-09-04' },
        ...{ charged_days: 9, daily_rates: [45, 70], total_amount: 505, currency_code: 'USD' },
      }),
    ],
  },
  {
    name: 'a table of steps without a column of days',
    file: pdf('tiers', [
      'STORAGE INVOICE',
      { 40: 'Invoice no.: PTT-7781', 320: 'Date: 21/09/2026' },
      { 40: `Container no.: ${c}`, 320: 'Currency: EUR' },
      { 40: 'Description', 240: 'Rate per day', 400: 'Amount' },
      { 40: 'Storage days 1-4', 240: '60.00', 400: '240.00' },
      { 40: 'Storage days 5-6', 240: '95.00', 400: '190.00' },
      { 40: 'Total', 400: '430.00' },
    ]),
    states: [
      of(c, 'storage', {
        ...{ container_number: c, invoice_number: 'PTT-7781', invoice_date: '2026-09-21' },
        ...{ charged_days: 6, daily_rates: [60, 95], total_amount: 430, currency_code: 'EUR' },
      }),
    ],
  },
  {
    name: 'steps with ordinals and what makes them',
    file: text(
      'ordinals',
      'DETENTION INVOICE',
      'Invoice No.: HKL-50981        Invoice Date: 18-Aug-2026',
      `Container No.: ${d}`,
      '',
      '1st to 5th day    USD 40.00 per day    USD 200.00',
      '6th to 8th day    USD 65.00 per day    USD 195.00',
      '',
      'Amount due                             USD 395.00',
    ),
    states: [
      of(d, 'detention', {
        ...{ container_number: d, invoice_number: 'HKL-50981', invoice_date: '2026-08-18' },
        ...{ charged_days: 8, daily_rates: [40, 65], total_amount: 395, currency_code: 'USD' },
      }),
    ],
  },
  {
    name: 'a deadline to dispute that is a day',
    file: text(
      'deadline',
      'DEMURRAGE INVOICE',
      'Invoice No.: OPL-31337        Invoice Date: 13 Oct 2026',
      `Container No.: ${e}`,
      '',
      'Description        Days    Rate USD    Amount USD',
      'Demurrage          4       120.00      480.00',
      'Total              480.00',
      '',
      'Dispute by 12 Nov 2026 at disputes@opal.example.',
    ),
    states: [
      of(e, 'demurrage', {
        ...{ container_number: e, invoice_number: 'OPL-31337', invoice_date: '2026-10-13', charged_days: 4 },
        ...{ daily_rates: [120], total_amount: 480, currency_code: 'USD' },
        ...{ dispute_contact: 'disputes@opal.example', dispute_within_days: 30 },
      }),
    ],
  },
  {
    name: 'a deadline to dispute beside its label',
    file: pdf('label', [
      'PER DIEM INVOICE',
      { 40: 'Invoice number', 200: 'CPX-11902' },
      { 40: 'Invoice date', 200: '2026-10-13' },
      { 40: 'Dispute deadline', 200: '2026-11-17' },
      { 40: 'Container', 200: f },
      { 40: 'Description', 200: 'Days', 300: 'Rate USD', 400: 'Amount USD' },
      { 40: 'Per diem', 200: '3', 300: '85.00', 400: '255.00' },
      { 40: 'Total', 400: '255.00' },
    ]),
    states: [
      of(f, 'detention', {
        ...{ container_number: f, invoice_number: 'CPX-11902', invoice_date: '2026-10-13', charged_days: 3 },
        ...{ daily_rates: [85], total_amount: 255, currency_code: 'USD', dispute_within_days: 35 },
      }),
    ],
  },
  {
    name: 'a deadline to dispute, a day of the answer, and a day to pay',
    file: text(
      'answers',
      'DEMURRAGE INVOICE',
      'Invoice No.: RDL-70021        Invoice Date: October 31, 2026',
      `Container No.: ${a}`,
      'Payment is due by November 20, 2026.',
      '',
      'Description        Days    Rate USD    Amount USD',
      'Demurrage          5       110.00      550.00',
      'Total              550.00',
      '',
      'Requests for a waiver or refund must reach us no later than November 30, 2026.',
      'Disputes are decided by December 30, 2026.',
    ),
    states: [
      of(a, 'demurrage', {
        ...{ container_number: a, invoice_number: 'RDL-70021', invoice_date: '2026-10-31', due_date: '2026-11-20' },
        ...{ charged_days: 5, daily_rates: [110], total_amount: 550, currency_code: 'USD', dispute_within_days: 30 },
      }),
    ],
  },
  {
    name: 'a deadline to dispute without the day from which it counts',
    file: text(
      'undated',
      'DETENTION INVOICE',
      'Invoice No.: QTM-40419',
      `Container No.: ${b}`,
      '',
      'Description        Days    Rate USD    Amount USD',
      'Detention          2       90.00       180.00',
      'Total              180.00',
      '',
      'Please dispute by 01 Dec 2026.',
    ),
    states: [
      of(b, 'detention', {
        ...{ container_number: b, invoice_number: 'QTM-40419', charged_days: 2, daily_rates: [90] },
        ...{ total_amount: 180, currency_code: 'USD' },
      }),
    ],
  },
  {
    name: 'a German bill that lacks much',
    file: text(
      'deutsch',
      'DEMURRAGE-RECHNUNG',
      'Rechnungsnummer: HH-26-0907        Rechnungsdatum: 07.09.2026',
      `Container-Nr.: ${c}`,
      '',
      'Beschreibung        Tage    Preis EUR    Betrag EUR',
      'Demurrage           6       55,00        330,00',
      'Gesamtbetrag        330,00',
      '',
      'Der Betrag ist zu überweisen auf das Konto der Reederei. Vielen Dank für Ihren Auftrag und die gute Zusammenarbeit.',
    ),
    states: [
      of(c, 'demurrage', {
        ...{ container_number: c, invoice_number: 'HH-26-0907', invoice_date: '2026-09-07', charged_days: 6 },
        ...{ daily_rates: [55], total_amount: 330, currency_code: 'EUR' },
      }),
    ],
    lacks: ['free_time_ends_on', 'charged_from', 'tariff_rule', 'dispute_within_days', 'certifies_rules'],
  },
  {
    name: 'a Spanish bill that lacks much',
    file: text(
      'español',
      'FACTURA DE DEMORAS',
      'Factura n.º: VLC-5512        Fecha de factura: 15/09/2026',
      `Contenedor: ${d}`,
      '',
      'Descripción         Días    Precio EUR   Importe EUR',
      'Demoras             3       80,00        240,00',
      'Importe total       240,00',
      '',
      'Rogamos abonar el importe de la presente en la cuenta de la naviera. Gracias por su confianza y por la carga del mes.',
    ),
    states: [
      of(d, 'demurrage', {
        ...{ container_number: d, invoice_number: 'VLC-5512', invoice_date: '2026-09-15', charged_days: 3 },
        ...{ daily_rates: [80], total_amount: 240, currency_code: 'EUR' },
      }),
    ],
    lacks: ['free_time_ends_on', 'tariff_rule', 'dispute_within_days', 'certifies_rules'],
  },
  {
    name: 'a French bill that lacks much',
    file: text(
      'français',
      'FACTURE DE SURESTARIES',
      'Facture n° : LH-2026-118        Date de facture : 15/09/2026',
      `Conteneur : ${e}`,
      '',
      'Désignation         Jours   Prix EUR     Montant EUR',
      'Surestaries         4       75,00        300,00',
      'Montant total       300,00',
      '',
      'Nous vous remercions de bien vouloir régler le montant de la présente sur le compte de la compagnie. Merci de votre confiance.',
    ),
    states: [
      of(e, 'demurrage', {
        ...{ container_number: e, invoice_number: 'LH-2026-118', invoice_date: '2026-09-15', charged_days: 4 },
        ...{ daily_rates: [75], total_amount: 300, currency_code: 'EUR' },
      }),
    ],
    lacks: ['free_time_ends_on', 'tariff_rule', 'dispute_within_days', 'certifies_rules'],
  },
  {
    name: 'a Portuguese bill that lacks much',
    file: text(
      'português',
      'FATURA DE SOBRE-ESTADIA',
      'Fatura n.º: SSZ-90017        Data da fatura: 15/09/2026',
      `Contentor: ${f}`,
      '',
      'Descrição           Dias    Preço USD    Valor USD',
      'Sobre-estadia       5       60,00        300,00',
      'Valor total         300,00',
      '',
      'Solicitamos que o valor da presente seja pago na conta do armador. Agradecemos a confiança e a carga do mês.',
    ),
    states: [
      of(f, 'demurrage', {
        ...{ container_number: f, invoice_number: 'SSZ-90017', invoice_date: '2026-09-15', charged_days: 5 },
        ...{ daily_rates: [60], total_amount: 300, currency_code: 'USD' },
      }),
    ],
    lacks: ['free_time_ends_on', 'tariff_rule', 'dispute_within_days', 'certifies_rules'],
  },
  {
    name: 'an Italian bill that lacks much',
    file: text(
      'italiano',
      'FATTURA DI CONTROSTALLIE',
      'Fattura n.: GOA-3341        Data fattura: 15/09/2026',
      `Contenitore: ${a}`,
      '',
      'Descrizione         Giorni  Prezzo EUR   Importo EUR',
      'Controstallie       2       95,00        190,00',
      'Importo totale      190,00',
      '',
      'Vi preghiamo di versare il totale della presente sul conto della compagnia. Grazie per la fiducia e per il lavoro del mese.',
    ),
    states: [
      of(a, 'demurrage', {
        ...{ container_number: a, invoice_number: 'GOA-3341', invoice_date: '2026-09-15', charged_days: 2 },
        ...{ daily_rates: [95], total_amount: 190, currency_code: 'EUR' },
      }),
    ],
    lacks: ['free_time_ends_on', 'tariff_rule', 'dispute_within_days', 'certifies_rules'],
  },
  {
    name: 'a German bill whose words hint at what was not understood',
    file: text(
      'andeutungen',
      'DETENTION-RECHNUNG',
      'Rechnungsnummer: BRV-1188        Rechnungsdatum: 03.09.2026',
      `Container-Nr.: ${b}`,
      '',
      'Beschreibung        Tage    Preis EUR    Betrag EUR',
      'Detention           4       45,00        180,00',
      'Gesamtbetrag        180,00',
      '',
      'Der Satz richtet sich nach unserem gültigen Tarif, die Freizeit war vor der Abrechnung verbraucht.',
      'Einwände gegen die Rechnung sind uns binnen Monatsfrist zu melden, und zwar auf dem Ihnen bekannten Weg.',
    ),
    states: [
      of(b, 'detention', {
        ...{ container_number: b, invoice_number: 'BRV-1188', invoice_date: '2026-09-03', charged_days: 4 },
        ...{ daily_rates: [45], total_amount: 180, currency_code: 'EUR' },
      }),
    ],
    unclear: ['tariff_rule', 'free_days', 'dispute_within_days', 'dispute_contact'],
  },
  {
    name: 'steps of days below the container that they are of',
    file: text(
      'each',
      'DEMURRAGE INVOICE',
      'Invoice No.: ZTL-6002        Invoice Date: 2026-07-02        Currency: USD',
      '',
      `Container ${c}`,
      'Days 1-2 @ 100.00        200.00',
      'Days 3-5 @ 150.00        450.00',
      `Container ${d}`,
      'Days 1-2 @ 100.00        200.00',
      'Day 3 @ 150.00           150.00',
      '',
      'Total                    1,000.00',
    ),
    states: [
      of(c, 'demurrage', {
        ...{ container_number: c, invoice_number: 'ZTL-6002', invoice_date: '2026-07-02', charged_days: 5 },
        ...{ daily_rates: [100, 150], total_amount: 650, currency_code: 'USD' },
      }),
      of(d, 'demurrage', {
        ...{ container_number: d, charged_days: 3, daily_rates: [100, 150], total_amount: 350, currency_code: 'USD' },
      }),
    ],
  },
  {
    name: 'steps of days with the days of the calendar',
    file: text(
      'calendar',
      'DETENTION INVOICE',
      'Invoice No.: MRL-41550        Invoice Date: 2026-10-12',
      `Container No.: ${e}`,
      '',
      '01 Oct 2026 - 03 Oct 2026 (days 1-3) @ USD 190.00        USD 570.00',
      '04 Oct 2026 - 05 Oct 2026 (days 4-5) @ USD 260.00        USD 520.00',
      '',
      'Total due USD 1,090.00',
    ),
    states: [
      of(e, 'detention', {
        ...{ container_number: e, invoice_number: 'MRL-41550', invoice_date: '2026-10-12', charged_days: 5 },
        ...{ charged_from: '2026-10-01', charged_through: '2026-10-05' },
        ...{ daily_rates: [190, 260], total_amount: 1090, currency_code: 'USD' },
      }),
    ],
  },
  {
    name: 'a tariff in steps that is printed for information',
    file: text(
      'information',
      'DEMURRAGE INVOICE',
      'Invoice No.: SKP-7719        Invoice Date: 2026-08-20',
      `Container No.: ${f}`,
      '',
      'Description        Days    Rate USD    Amount USD',
      'Demurrage          4       100.00      400.00',
      'Total              400.00',
      '',
      'Published rates: days 1-5 USD 100.00 per day, days 6-10 USD 150.00 per day, thereafter USD 200.00 per day.',
    ),
    states: [
      of(f, 'demurrage', {
        ...{ container_number: f, invoice_number: 'SKP-7719', invoice_date: '2026-08-20', charged_days: 4 },
        ...{ daily_rates: [100], total_amount: 400, currency_code: 'USD' },
      }),
    ],
  },
  {
    name: 'steps of two charges of one NVOCC',
    file: text(
      'both',
      'DEMURRAGE AND DETENTION INVOICE',
      'Invoice No.: AFN-2026-77        Invoice Date: 2026-09-09',
      `Container No.: ${a}`,
      '',
      'Demurrage days 1-4 @ USD 100.00     USD 400.00',
      'Detention days 1-2 @ USD 55.00      USD 110.00',
      '',
      'Total due                           USD 510.00',
    ),
    states: [
      of(a, 'demurrage', {
        ...{ container_number: a, invoice_number: 'AFN-2026-77', invoice_date: '2026-09-09', charged_days: 4 },
        ...{ daily_rates: [100], total_amount: 400, currency_code: 'USD' },
      }),
      of(a, 'detention', { charged_days: 2, daily_rates: [55], total_amount: 110, currency_code: 'USD' }),
    ],
  },
  {
    name: 'German steps of days',
    file: text(
      'stufen',
      'STANDGELD-RECHNUNG',
      'Rechnungsnummer: JWP-5530        Rechnungsdatum: 11.08.2026',
      `Container-Nr.: ${b}`,
      '',
      'Demurrage Tage 1-3 zu EUR 40,00 = EUR 120,00',
      'Demurrage Tage 4 bis 8 zu EUR 65,00 = EUR 325,00',
      '',
      'Gesamtbetrag EUR 445,00',
    ),
    states: [
      of(b, 'demurrage', {
        ...{ container_number: b, invoice_number: 'JWP-5530', invoice_date: '2026-08-11', charged_days: 8 },
        ...{ daily_rates: [40, 65], total_amount: 445, currency_code: 'EUR' },
      }),
    ],
  },
  {
    name: 'free days as the first step, and an open last one',
    file: text(
      'open',
      'DEMURRAGE INVOICE',
      'Invoice No.: LWT-0042        Invoice Date: 2026-10-01',
      `Container No.: ${c}`,
      '',
      'Days 1-4 free                       0.00',
      'Days 5-7 @ USD 80.00              240.00',
      'Days 8+ @ USD 120.00 (2 days)     240.00',
      '',
      'Total due USD 480.00',
    ),
    states: [
      of(c, 'demurrage', {
        ...{ container_number: c, invoice_number: 'LWT-0042', invoice_date: '2026-10-01', total_amount: 480 },
        ...{ free_days: 4, charged_days: 5, daily_rates: [80, 120], currency_code: 'USD' },
      }),
    ],
  },
]
