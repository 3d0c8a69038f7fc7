import { continental, dotted, plain, upper } from '../../facts.ts'
import type { Issuer } from '../../issuer.ts'
import { TERMS } from '../../sheet.ts'

export const grimaldi: Issuer = {
  name: 'Grimaldi',
  forms: {
    polizza_di_carico: {
      type: 'bill_of_lading',
      region: 'eu',
      draw: (f, s, t) => {
        s.face('Times')
        s.text(36, 14, 'GRIMALDI EUROMED S.p.A.', { size: 12, bold: true })
        s.text(330, 14, 'BILL OF LADING / POLIZZA DI CARICO', { size: 11, bold: true })
        const style = { labelSize: 6, font: 'Times' as const, size: 8.5 }
        s.field(36, 34, 262, 58, 'Shipper / Caricatore', t.party('shipper', f.shipper), style)
        s.field(36, 92, 262, 58, 'Consignee / Ricevitore (or order)', t.party('consignee', f.consignee), style)
        s.field(36, 150, 262, 58, 'Notify address / Indirizzo di notifica', t.party('notify_party', f.notify), style)
        s.fields(
          [
            [298, 34, 131, 28, 'B/L No. / Polizza N.', t.text('bill_of_lading_number', `S${f.digits(9)}`)],
            [429, 34, 131, 28, 'Reference / Riferimento', t.text('reference_number', f.order)],
            [298, 62, 262, 88, 'Carrier / Vettore', ['GRIMALDI EUROMED S.p.A.', 'Palermo']],
            [
              298,
              150,
              262,
              58,
              'Agent at port of discharge',
              [`GRIMALDI AGENCY ${upper(f.discharge.name)}`, f.trucker.phone],
            ],
            [36, 208, 131, 26, 'Vessel / Nave', t.text('vessel', `GRANDE ${f.vessel}`)],
            [167, 208, 131, 26, 'Voyage / Viaggio', t.text('voyage', `GAM${f.digits(4)}`)],
            [298, 208, 131, 26, 'Port of loading / Porto di carico', t.text('port_of_loading', upper(f.loading.name))],
            [
              429,
              208,
              131,
              26,
              'Port of discharge / Porto di sbarco',
              t.text('port_of_discharge', upper(f.discharge.name)),
            ],
          ],
          style,
        )
        s.table(
          36,
          240,
          [
            { title: ['Marks and numbers', 'Marche e numeri'], width: 130 },
            {
              title: [
                'Number and kind of packages; description of goods',
                'Numero e natura dei colli; descrizione delle merci',
              ],
              width: 234,
            },
            { title: ['Gross weight kg', 'Peso lordo'], width: 85, align: 'right' },
            { title: ['Measurement m3', 'Cubaggio'], width: 75, align: 'right' },
          ],
          [],
          { rules: 'all', headSize: 6 },
        )
        t.containers(f.containers, ['seal_number', 'packages', 'gross_weight', 'volume'])
        let y = 268
        for (const c of f.containers) {
          s.lines(40, y, [c.number, `seal ${c.seal}`], { size: 8 })
          s.lines(170, y, [`${c.packages} ${f.unit} ${f.goods}`, 'IN 1 X 40 HC CONTAINER ON MAFI TRAILER'], { size: 8 })
          s.text(402, y, plain(c.weight, 3), { width: 79, align: 'right' })
          s.text(487, y, plain(c.volume, 3), { width: 71, align: 'right' })
          y += 28
        }
        s.line(400, y, 560, y)
        s.text(170, y + 4, `TOTAL ${t.measure('packages', f.packages, f.unit, String(f.packages))} ${f.unit}`, {
          bold: true,
        })
        s.text(402, y + 4, t.measure('gross_weight', f.weight, 'kg', plain(f.weight, 3)), {
          width: 79,
          align: 'right',
          bold: true,
        })
        s.text(487, y + 4, t.measure('volume', f.volume, 'cbm', plain(f.volume, 3)), {
          width: 71,
          align: 'right',
          bold: true,
        })
        s.box(36, 240, 524, 240)
        s.text(40, 466, 'FREIGHT PREPAID - NOLO PAGATO')
        s.fields(
          [
            [36, 480, 262, 28, 'Shipped on board / Caricato a bordo il', t.date('on_board_date', f.onBoard, dotted)],
            [
              298,
              480,
              262,
              28,
              'Place and date of issue / Luogo e data di emissione',
              `${upper(f.loading.name)} ${t.date('issue_date', f.issued, dotted)}`,
            ],
          ],
          style,
        )
        s.prose(36, 520, 524, TERMS[0], 6)
        s.stamp(470, 590, 36, ['GRIMALDI', 'per il Comandante'])
      },
    },
    avviso_di_arrivo: {
      type: 'arrival_notice',
      region: 'eu',
      draw: (f, s, t) => {
        s.text(36, 20, 'GRIMALDI LINES', { size: 15, bold: true })
        s.text(330, 24, 'AVVISO DI ARRIVO MERCE', { size: 12, bold: true })
        s.lines(330, 60, ['Spett.le', upper(f.consignee.name), ...f.consignee.address.map(upper)])
        s.text(36, 60, `Data avviso: ${t.date('document_date', f.noticed, dotted)}`)
        s.text(36, 110, 'Con la presente Vi informiamo che è in arrivo la seguente spedizione a Voi destinata:')
        s.pairs(
          36,
          130,
          [
            ['Nave / Viaggio:', `${t.text('vessel', `GRANDE ${f.vessel}`)} / ${t.text('voyage', `GAM${f.digits(4)}`)}`],
            ['Polizza di carico:', t.text('bill_of_lading_number', `S${f.digits(9)}`)],
            ['Porto di imbarco:', t.text('port_of_loading', upper(f.loading.name))],
            ['Porto di sbarco:', t.text('port_of_discharge', upper(f.discharge.name))],
            ['Arrivo previsto (ETA):', t.date('eta', f.arrival, dotted)],
            ['Terminal di sbarco:', t.text('terminal', f.terminal)],
            ['Caricatore:', t.text('shipper', upper(f.shipper.name))],
            ['Ricevitore:', t.text('consignee', upper(f.consignee.name))],
            ['Notify:', t.text('notify_party', upper(f.notify.name))],
          ],
          { gap: 110 },
        )
        t.containers(f.containers, ['size_type', 'seal_number', 'packages', 'gross_weight', 'volume'])
        const end = s.table(
          36,
          258,
          [
            { title: 'Contenitore', width: 90 },
            { title: 'Tipo', width: 40 },
            { title: 'Sigillo', width: 84 },
            { title: 'Colli', width: 60, align: 'right' },
            { title: 'Merce', width: 110 },
            { title: 'Peso lordo kg', width: 75, align: 'right' },
            { title: 'Volume m³', width: 65, align: 'right' },
          ],
          [
            ...f.containers.map((c) => [
              c.number,
              c.size,
              c.seal,
              String(c.packages),
              f.goods,
              continental(c.weight, 3),
              continental(c.volume, 3),
            ]),
            [
              'TOTALE',
              '',
              '',
              t.measure('packages', f.packages, '', String(f.packages)),
              '',
              t.measure('gross_weight', f.weight, 'kg', continental(f.weight, 3)),
              t.measure('volume', f.volume, 'cbm', continental(f.volume, 3)),
            ],
          ],
          { rules: 'all', size: 7.5 },
        )
        s.text(
          36,
          end + 14,
          `Franchigia soste fino al ${t.date('last_free_day', f.lastFreeDay, dotted)}; successivamente come da tariffa.`,
        )
        s.text(
          36,
          end + 28,
          'Il buono di consegna sarà rilasciato contro presentazione della polizza originale e pagamento delle spese.',
        )
      },
    },
  },
}
