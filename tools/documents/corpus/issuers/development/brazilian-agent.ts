import { british, continental, upper } from '../../facts.ts'
import type { Issuer } from '../../issuer.ts'

export const brazilianAgent: Issuer = {
  name: 'Brazilian agent',
  forms: {
    aviso: {
      type: 'arrival_notice',
      region: 'eu',
      draw: (f, s, t) => {
        s.text(40, 24, 'LITORAL AGENCIAMENTO DE CARGAS LTDA', { size: 12, bold: true })
        s.text(190, 46, 'AVISO DE CHEGADA', { size: 15, bold: true })
        const rows: [string, string, string, string][] = [
          [
            'Importador:',
            t.text('consignee', upper(f.consignee.name)),
            'Data:',
            t.date('document_date', f.noticed, british),
          ],
          [
            'Exportador:',
            t.text('shipper', upper(f.shipper.name)),
            'Processo:',
            t.text('reference_number', `LI${f.digits(6)}`),
          ],
          ['Navio:', t.text('vessel', f.vessel), 'Viagem:', t.text('voyage', f.voyage)],
          [
            'Porto de Embarque:',
            t.text('port_of_loading', upper(f.loading.name)),
            'Data de Saída:',
            t.date('etd', f.departure, british),
          ],
          [
            'Porto de Descarga:',
            t.text('port_of_discharge', upper(f.discharge.name)),
            'Previsão de Chegada:',
            t.date('eta', f.arrival, british),
          ],
          [
            'MBL:',
            t.text('master_bill_number', `HLCU${f.letters(3)}26${f.digits(7)}`),
            'HBL:',
            t.text('house_bill_number', f.house),
          ],
          [
            'Terminal:',
            t.text('terminal', f.terminal),
            'Free time até:',
            t.date('last_free_day', f.lastFreeDay, british),
          ],
          ['Mercadoria:', f.goods, 'Frete:', 'COLLECT'],
        ]
        t.text('bill_of_lading_number', t.truth.fields.master_bill_number as string)
        for (const [i, [a, b, c, d]] of rows.entries()) {
          s.text(40, 80 + i * 15, a, { bold: true })
          s.text(135, 80 + i * 15, b)
          s.text(370, 80 + i * 15, c, { bold: true })
          s.text(460, 80 + i * 15, d)
        }
        s.table(
          40,
          215,
          [
            { title: 'Contêiner', width: 95 },
            { title: 'Lacre', width: 90 },
            { title: 'Tipo', width: 50 },
            { title: 'Volumes', width: 80, align: 'right' },
            { title: 'Peso Bruto (kg)', width: 105, align: 'right' },
            { title: 'Cubagem (m³)', width: 95, align: 'right' },
          ],
          [
            ...f.containers.map((c) => {
              t.container({
                number: c.number,
                seal_number: c.seal,
                size_type: c.size,
                packages: c.packages,
                gross_weight: c.weight,
                volume: c.volume,
              })
              return [c.number, c.seal, c.size, String(c.packages), continental(c.weight, 3), continental(c.volume, 3)]
            }),
            [
              'Total',
              '',
              '',
              t.measure('packages', f.packages, f.unit, String(f.packages)),
              t.measure('gross_weight', f.weight, 'kg', continental(f.weight, 3)),
              t.measure('volume', f.volume, 'cbm', continental(f.volume, 3)),
            ],
          ],
          { rules: 'all' },
        )
        s.prose(
          40,
          720,
          520,
          'A liberação da carga está condicionada ao pagamento das taxas e à apresentação do conhecimento de embarque original. Demurrage conforme tarifa do armador.',
          6,
        )
      },
    },
  },
}
