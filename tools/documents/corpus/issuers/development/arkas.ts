import { continental, dotted, upper } from '../../facts.ts'
import type { Issuer } from '../../issuer.ts'
import { TERMS } from '../../sheet.ts'

export const arkas: Issuer = {
  name: 'Arkas',
  forms: {
    varis_ihbari: {
      type: 'arrival_notice',
      region: 'eu',
      draw: (f, s, t) => {
        s.text(36, 20, 'ARKAS LINE', { size: 16, bold: true })
        s.text(36, 42, 'VARIS IHBARI / ARRIVAL NOTICE', { size: 11, bold: true })
        s.text(430, 24, `Tarih : ${t.date('document_date', f.noticed, dotted)}`)
        s.text(36, 66, 'Sayin Yetkili,')
        s.text(36, 78, 'Asagida detaylari verilen yükünüzün limana varisi beklenmektedir.')
        s.pairs(
          36,
          98,
          (
            [
              ['Konsimento No / B/L No', t.text('bill_of_lading_number', `ARKIZM${f.digits(7)}`)],
              ['Gemi Adi / Vessel', t.text('vessel', f.vessel)],
              ['Sefer No / Voyage', t.text('voyage', f.voyage)],
              ['Yükleme Limani / POL', t.text('port_of_loading', upper(f.loading.name))],
              ['Tahliye Limani / POD', t.text('port_of_discharge', upper(f.discharge.name))],
              ['Son Varis Yeri / Final Dest.', t.text('place_of_delivery', upper(f.delivery.name))],
              ['Tahmini Varis Tarihi / ETA', t.date('eta', f.arrival, dotted)],
              ['Terminal', t.text('terminal', f.terminal)],
              ['Gönderici / Shipper', t.text('shipper', upper(f.shipper.name))],
              ['Alici / Consignee', t.text('consignee', upper(f.consignee.name))],
              ['Ihbar / Notify', t.text('notify_party', upper(f.notify.name))],
            ] as const
          ).map(([a, b]) => [a, `: ${b}`] as const),
          { gap: 140 },
        )
        t.containers(f.containers, ['size_type', 'seal_number', 'packages', 'gross_weight'])
        const end = s.table(
          36,
          254,
          [
            { title: ['Konteyner No', 'Container'], width: 95 },
            { title: ['Tip', 'Type'], width: 50 },
            { title: ['Mühür', 'Seal'], width: 95 },
            { title: ['Kap Adedi', 'Packages'], width: 80, align: 'right' },
            { title: ['Cinsi', 'Kind'], width: 90 },
            { title: ['Brüt Kg', 'Gross Kg'], width: 114, align: 'right' },
          ],
          [
            ...f.containers.map((c) => [
              c.number,
              c.size,
              c.seal,
              continental(c.packages, 0),
              f.unit,
              continental(c.weight, 3),
            ]),
            [
              'TOPLAM',
              '',
              '',
              t.measure('packages', f.packages, f.unit, continental(f.packages, 0)),
              f.unit,
              t.measure('gross_weight', f.weight, 'kg', continental(f.weight, 3)),
            ],
          ],
          { rules: 'all' },
        )
        s.prose(
          36,
          end + 14,
          524,
          'Ordino bedeli, liman masraflari ve konteyner depozitosu ordino alimi sirasinda tahsil edilecektir. Serbest süre bitiminden sonra demuraj ücreti uygulanir.',
          7,
        )
      },
    },
    ordino: {
      type: 'delivery_order',
      region: 'eu',
      draw: (f, s, t) => {
        s.text(36, 20, 'ARKAS DENIZCILIK', { size: 12, bold: true })
        s.text(240, 20, 'ORDINO', { size: 18, bold: true })
        s.text(230, 42, '(DELIVERY ORDER)', { size: 9 })
        s.fields(
          [
            [36, 60, 262, 26, 'Ordino No', t.text('release_number', `IZM${f.digits(8)}`)],
            [298, 60, 262, 26, 'Düzenleme Tarihi', t.date('document_date', f.arrival, dotted)],
            [36, 86, 262, 48, 'Teslim Edilecek (Release to)', t.party('release_to', f.forwarder)],
            [298, 86, 262, 48, 'Alici (Consignee)', t.party('consignee', f.consignee)],
            [36, 134, 175, 26, 'Konsimento No', t.text('bill_of_lading_number', `ARKIZM${f.digits(7)}`)],
            [211, 134, 175, 26, 'Gemi / Sefer', `${t.text('vessel', f.vessel)} / ${t.text('voyage', f.voyage)}`],
            [386, 134, 174, 26, 'Varis Tarihi', t.date('eta', f.arrival, dotted)],
            [36, 160, 175, 26, 'Yükleme Limani', t.text('port_of_loading', upper(f.loading.name))],
            [211, 160, 175, 26, 'Bosaltma Limani', t.text('port_of_discharge', upper(f.discharge.name))],
            [386, 160, 174, 26, 'Antrepo / Terminal', t.text('terminal', f.terminal)],
            [36, 186, 262, 26, 'Ordino Gecerlilik Tarihi (Valid until)', t.date('valid_until', f.lastFreeDay, dotted)],
            [298, 186, 262, 26, 'Bos Konteyner Iade Yeri (Empty return)', t.text('empty_return_location', f.depot)],
          ],
          { labelSize: 6.5 },
        )
        t.containers(f.containers, ['seal_number', 'packages', 'gross_weight'])
        s.table(
          36,
          222,
          [
            { title: 'Konteyner', width: 110 },
            { title: 'Mühür No', width: 110 },
            { title: 'Kap', width: 80, align: 'right' },
            { title: 'Malin Cinsi', width: 124 },
            { title: 'Brüt (KG)', width: 100, align: 'right' },
          ],
          f.containers.map((c) => [c.number, c.seal, String(c.packages), f.goods, continental(c.weight, 3)]),
          { rules: 'head' },
        )
        s.prose(36, 420, 524, TERMS[0], 5)
        s.stamp(490, 480, 36, ['ARKAS', 'IZMIR', 'KASE-IMZA'], '#8a1c1c')
      },
    },
    demuraj_faturasi: {
      type: 'demurrage_invoice',
      region: 'eu',
      draw: (f, s, t) => {
        s.text(36, 20, 'ARKAS KONTEYNER TASIMACILIK A.S.', { size: 11, bold: true })
        s.text(380, 20, 'DEMURAJ FATURASI', { size: 13, bold: true })
        s.text(380, 38, 'DEMURRAGE INVOICE', { size: 8 })
        s.lines(36, 60, ['SAYIN', ...t.party('bill_to', f.consignee), `VERGI NO: ${f.digits(10)}`])
        s.pairs(
          380,
          60,
          [
            ['Fatura No', t.text('invoice_number', `ARK2026${f.digits(9)}`)],
            ['Fatura Tarihi', t.date('invoice_date', f.invoiced, dotted)],
            ['Vade Tarihi', t.date('due_date', f.due, dotted)],
            ['Konsimento', t.text('bill_of_lading_number', `ARKIZM${f.digits(7)}`)],
            ['Gemi', t.text('vessel', f.vessel)],
            ['Sefer', t.text('voyage', f.voyage)],
          ],
          { gap: 70 },
        )
        t.containers(f.containers, ['size_type'])
        let total = 0
        const end = s.table(
          36,
          150,
          [
            { title: 'Konteyner', width: 95 },
            { title: 'Tip', width: 45 },
            { title: 'Baslangic', width: 75 },
            { title: 'Bitis', width: 75 },
            { title: 'Gün', width: 45, align: 'right' },
            { title: 'Günlük USD', width: 80, align: 'right' },
            { title: 'Tutar USD', width: 109, align: 'right' },
          ],
          f.containers.map((c) => {
            total += 3 * 95
            t.item({ quantity: 3, unit_price: 95, amount: 285 })
            return [c.number, c.size, dotted(f.lastFreeDay), dotted(f.gateOut), '3', '95,00', '285,00']
          }),
          { rules: 'all' },
        )
        t.money('rate_per_day', 95, 'USD', '')
        t.measure('chargeable_days', 3, 'days', '')
        s.text(340, end + 8, 'GENEL TOPLAM (USD)', { bold: true })
        s.text(450, end + 8, t.money('total_amount', total, 'USD', continental(total, 2)), {
          width: 108,
          align: 'right',
          bold: true,
        })
        s.prose(36, 700, 524, TERMS[2], 6)
      },
    },
  },
}
