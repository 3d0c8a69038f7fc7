import { british, city, continental, upper } from '../../facts.ts'
import type { Issuer } from '../../issuer.ts'

const round = (amount: number) => Math.round(amount * 100) / 100

export const noatum: Issuer = {
  name: 'Noatum Logistics',
  forms: {
    aviso: {
      type: 'arrival_notice',
      region: 'eu',
      draw: (f, s, t) => {
        s.text(36, 24, 'noatum', { size: 20, bold: true, color: '#00549f' })
        s.text(110, 32, 'LOGISTICS', { size: 9, color: '#00549f' })
        s.text(340, 26, 'AVISO DE LLEGADA', { size: 15, bold: true })
        s.text(340, 46, `Fecha: ${t.date('document_date', f.noticed, british)}`)
        s.text(450, 46, `Ref.: ${t.text('reference_number', `NIM${f.digits(7)}`)}`)
        const left = (y: number, label: string, value: string[]) => {
          s.text(36, y, label, { size: 7, bold: true, color: '#00549f' })
          s.lines(130, y, value, { size: 8.5 })
        }
        left(70, 'CONSIGNATARIO', t.party('consignee', f.consignee))
        left(108, 'NOTIFICAR A', t.party('notify_party', f.notify))
        left(146, 'CARGADOR', t.party('shipper', f.shipper))
        s.table(
          36,
          188,
          [
            { title: 'BUQUE', width: 130 },
            { title: 'VIAJE', width: 80 },
            { title: 'PUERTO DE CARGA', width: 105 },
            { title: 'PUERTO DE DESCARGA', width: 105 },
            { title: 'LLEGADA PREVISTA', width: 104 },
          ],
          [
            [
              t.text('vessel', f.vessel),
              t.text('voyage', f.voyage),
              t.text('port_of_loading', upper(f.loading.name)),
              t.text('port_of_discharge', upper(f.discharge.name)),
              t.date('eta', f.arrival, british),
            ],
          ],
          { rules: 'all' },
        )
        s.table(
          36,
          228,
          [
            { title: 'B/L MASTER', width: 130 },
            { title: 'B/L HOUSE', width: 120 },
            { title: 'TERMINAL', width: 170 },
            { title: 'ENTREGA EN', width: 104 },
          ],
          [
            [
              t.text('master_bill_number', `ZIMU${f.letters(3)}${f.digits(7)}`),
              t.text('house_bill_number', `NTL${f.digits(8)}`),
              t.text('terminal', f.terminal),
              t.text('place_of_delivery', upper(f.delivery.name)),
            ],
          ],
          { rules: 'all' },
        )
        t.text('bill_of_lading_number', t.truth.fields.master_bill_number as string)
        t.containers(f.containers, ['size_type', 'seal_number', 'packages', 'gross_weight', 'volume'])
        const end = s.table(
          36,
          274,
          [
            { title: 'CONTENEDOR', width: 94 },
            { title: 'TIPO', width: 40 },
            { title: 'PRECINTO', width: 84 },
            { title: 'MERCANCÍA', width: 126 },
            { title: 'BULTOS', width: 50, align: 'right' },
            { title: 'PESO BRUTO KG', width: 74, align: 'right' },
            { title: 'VOL. M3', width: 56, align: 'right' },
          ],
          [
            ...f.containers.map((c) => [
              c.number,
              c.size,
              c.seal,
              f.goods,
              continental(c.packages, 0),
              continental(c.weight, 3),
              continental(c.volume, 3),
            ]),
            [
              'TOTALES',
              '',
              '',
              '',
              t.measure('packages', f.packages, '', continental(f.packages, 0)),
              t.measure('gross_weight', f.weight, 'kg', continental(f.weight, 3)),
              t.measure('volume', f.volume, 'cbm', continental(f.volume, 3)),
            ],
          ],
          { rules: 'head' },
        )
        s.prose(
          36,
          end + 18,
          524,
          'Rogamos nos remitan el conocimiento de embarque original, la factura comercial y la lista de contenido antes de la llegada del buque. Las ocupaciones y demoras serán por cuenta de la mercancía.',
          8,
        )
      },
    },
    dua: {
      type: 'customs_entry',
      region: 'eu',
      draw: (f, s, t) => {
        s.text(36, 18, 'COMUNIDAD EUROPEA', { size: 8, bold: true })
        s.text(180, 18, 'DOCUMENTO ÚNICO ADMINISTRATIVO - IMPORTACIÓN', { size: 11, bold: true })
        const box = { labelSize: 5.5, font: 'Courier' as const, size: 8 }
        const value = round(f.total * 1.03)
        const duty = round(value * 0.047)
        const tax = round((value + duty) * 0.21)
        s.fields(
          [
            [36, 38, 270, 48, '2 Expedidor/Exportador', [upper(f.shipper.name), ...f.shipper.address.map(upper)]],
            [306, 38, 60, 24, '1 Declaración', 'IM A'],
            [
              366,
              38,
              194,
              24,
              'A MRN / N° de declaración',
              t.text('entry_number', `26ES0046${f.digits(2)}${f.digits(8)}`),
            ],
            [306, 62, 127, 24, 'Fecha de admisión', t.date('entry_date', f.available, british)],
            [433, 62, 127, 24, '7 Número de referencia', t.text('reference_number', `NIM${f.digits(7)}`)],
            [36, 86, 270, 48, '8 Importador', t.party('importer', f.consignee)],
            [
              306,
              86,
              254,
              48,
              '14 Declarante/Representante',
              ['NOATUM LOGISTICS SPAIN S.A.U.', 'REPRESENTACIÓN DIRECTA'],
            ],
            [36, 134, 180, 24, '21 Medio de transporte activo (buque)', t.text('vessel', f.vessel)],
            [216, 134, 90, 24, '19 Ctr.', '1'],
            [306, 134, 127, 24, '20 Condiciones de entrega', `FOB ${upper(f.loading.name)}`],
            [433, 134, 127, 24, '22 Divisa e importe total factura', `EUR ${continental(f.total, 2)}`],
            [
              36,
              158,
              350,
              58,
              '31 Bultos y descripción de las mercancías - N° contenedor(es)',
              [`${f.packages} ${f.unit}`, f.goods, f.containers.map((c) => c.number).join(' ')],
            ],
            [386, 158, 174, 29, '33 Código de las mercancías', `${f.hs.replace('.', '')}0000`],
            [386, 187, 87, 29, '34 País de origen', t.text('country_of_origin', f.loading.code.slice(0, 2))],
            [
              473,
              187,
              87,
              29,
              '35 Masa bruta (kg)',
              t.measure('gross_weight', f.weight, 'kg', continental(f.weight, 3)),
            ],
            [
              36,
              216,
              350,
              24,
              '40 Documento de cargo / conocimiento de embarque',
              t.text('bill_of_lading_number', `ZIMU${f.letters(3)}${f.digits(7)}`),
            ],
            [
              386,
              216,
              174,
              24,
              '46 Valor en aduana (EUR)',
              t.money('entered_value', value, 'EUR', continental(value, 2)),
            ],
          ],
          box,
        )
        t.containers(f.containers, [])
        s.table(
          36,
          250,
          [
            { title: '47 Clase de tributo', width: 174 },
            { title: 'Base imponible', width: 120, align: 'right' },
            { title: 'Tipo', width: 80, align: 'right' },
            { title: 'Cuota EUR', width: 150, align: 'right' },
          ],
          [
            [
              'A00 Derechos de aduana',
              continental(value, 2),
              '4,70 %',
              t.money('duty_amount', duty, 'EUR', continental(duty, 2)),
            ],
            ['B00 IVA', continental(round(value + duty), 2), '21,00 %', continental(tax, 2)],
            ['Total', '', '', continental(round(duty + tax), 2)],
          ],
          { rules: 'all', font: 'Courier' },
        )
        s.text(36, 330, `54 Lugar y fecha: ${city(f.discharge)}, ${british(f.available)}`, { size: 7 })
      },
    },
  },
}
