import { british, continental, upper } from '../../facts.ts'
import type { Issuer } from '../../issuer.ts'
import { TERMS } from '../../sheet.ts'

export const brazilianImporter: Issuer = {
  name: 'Brazilian importer',
  forms: {
    extrato_di: {
      type: 'customs_entry',
      region: 'eu',
      draw: (f, s, t) => {
        s.face('Courier')
        s.text(36, 18, 'EXTRATO DA DECLARAÇÃO DE IMPORTAÇÃO - CONSUMO', { size: 10, bold: true })
        s.text(
          36,
          34,
          `Declaração: ${t.text('entry_number', `26/${f.digits(7)}-${f.digits(1)}`)}      Data do Registro: ${t.date('entry_date', f.available, british)}`,
        )
        s.line(36, 48, 560, 48)
        s.lines(
          36,
          54,
          [
            'IMPORTADOR',
            `CNPJ: ${f.digits(2)}.${f.digits(3)}.${f.digits(3)}/0001-${f.digits(2)}   ${t.text('importer', upper(f.consignee.name))}`,
            'REPRESENTANTE LEGAL',
            `CPF: ${f.digits(3)}.${f.digits(3)}.${f.digits(3)}-${f.digits(2)}   MARIA H. DUARTE`,
            'EXPORTADOR',
            `${t.text('shipper', upper(f.shipper.name))}`,
          ],
          { leading: 12 },
        )
        s.line(36, 130, 560, 130)
        s.text(36, 136, 'CARGA', { bold: true })
        s.pairs(
          36,
          150,
          (
            [
              ['País de Procedência', upper(f.loading.country)],
              ['País de Origem', t.text('country_of_origin', upper(f.loading.country))],
              ['Via de Transporte', 'MARÍTIMA'],
              ['Nome do Veículo', t.text('vessel', f.vessel)],
              ['Data da Chegada', t.date('eta', f.arrival, british)],
              [
                'Conhecimento Master',
                t.text('bill_of_lading_number', t.text('master_bill_number', `MEDU${f.letters(2)}${f.digits(6)}`)),
              ],
              ['Identificação CE', f.digits(15)],
              [
                'Quantidade de Volumes',
                `${t.measure('packages', f.packages, f.unit, continental(f.packages, 0))} ${f.unit}`,
              ],
              ['Peso Bruto', t.measure('gross_weight', f.weight, 'kg', `${continental(f.weight, 3)} Kg`)],
              ['Peso Líquido', t.measure('net_weight', f.net, 'kg', `${continental(f.net, 3)} Kg`)],
            ] as const
          ).map(([a, b]) => [a, `: ${b}`] as const),
          { gap: 140, step: 12 },
        )
        t.containers(f.containers, [])
        s.text(36, 276, `CONTEINERES: ${f.containers.map((c) => c.number).join('  ')}`)
        s.line(36, 292, 560, 292)
        const value = Math.round(f.total * 520) / 100
        const duty = Math.round(value * 16) / 100
        s.text(36, 298, 'VALORES                        Moeda              Valor', { bold: true })
        s.lines(
          36,
          312,
          [
            `FOB                            DOLAR DOS EUA      ${continental(f.total, 2)}`,
            'Frete                          DOLAR DOS EUA      2.450,00',
          ],
          { leading: 12 },
        )
        s.text(
          36,
          336,
          `Valor Aduaneiro                REAL (BRL)         ${t.money('entered_value', value, 'BRL', continental(value, 2))}`,
        )
        s.text(36, 356, 'TRIBUTOS                       Suspenso           Recolhido (R$)', { bold: true })
        s.lines(
          36,
          370,
          [
            `I.I.                           0,00               ${t.money('duty_amount', duty, 'BRL', continental(duty, 2))}`,
            `I.P.I.                         0,00               ${continental(value * 0.065, 2)}`,
            `PIS/PASEP                      0,00               ${continental(value * 0.021, 2)}`,
            `COFINS                         0,00               ${continental(value * 0.0965, 2)}`,
          ],
          { leading: 12 },
        )
      },
    },
    aviso_chegada: {
      type: 'arrival_notice',
      region: 'eu',
      draw: (f, s, t) => {
        s.text(36, 18, 'ATLÂNTICA AGENCIAMENTO DE CARGAS LTDA.', { size: 11, bold: true })
        s.text(380, 18, 'AVISO DE CHEGADA', { size: 14, bold: true })
        s.text(36, 36, `Santos, ${t.date('document_date', f.noticed, british)}`)
        s.fields(
          [
            [36, 54, 175, 50, 'Exportador', t.party('shipper', f.shipper)],
            [211, 54, 175, 50, 'Consignatário', t.party('consignee', f.consignee)],
            [386, 54, 174, 50, 'Notificado', t.party('notify_party', f.notify)],
            [36, 104, 131, 26, 'Nosso processo', t.text('reference_number', `IM${f.digits(6)}/26`)],
            [167, 104, 131, 26, 'MBL', t.text('master_bill_number', `MEDU${f.letters(2)}${f.digits(6)}`)],
            [298, 104, 131, 26, 'HBL', t.text('house_bill_number', f.house)],
            [429, 104, 131, 26, 'CE Mercante', f.digits(15)],
            [36, 130, 131, 26, 'Navio', t.text('vessel', f.vessel)],
            [167, 130, 131, 26, 'Viagem', t.text('voyage', f.voyage)],
            [298, 130, 131, 26, 'Porto de origem', t.text('port_of_loading', upper(f.loading.name))],
            [429, 130, 131, 26, 'Porto de destino', t.text('port_of_discharge', upper(f.discharge.name))],
            [36, 156, 131, 26, 'Previsão de chegada (ETA)', t.date('eta', f.arrival, british)],
            [167, 156, 262, 26, 'Terminal de atracação', t.text('terminal', f.terminal)],
            [429, 156, 131, 26, 'Previsão no transbordo', british(f.issued)],
          ],
          { labelSize: 6 },
        )
        t.text('bill_of_lading_number', t.truth.fields.master_bill_number as string)
        t.containers(f.containers, ['size_type', 'seal_number', 'packages', 'gross_weight', 'volume'])
        const end = s.table(
          36,
          192,
          [
            { title: 'Contêiner', width: 90 },
            { title: 'Tipo', width: 40 },
            { title: 'Lacre', width: 90 },
            { title: 'Volumes', width: 60, align: 'right' },
            { title: 'Mercadoria', width: 100 },
            { title: 'Peso bruto (kg)', width: 80, align: 'right' },
            { title: 'Cubagem (m³)', width: 64, align: 'right' },
          ],
          [
            ...f.containers.map((c) => [
              c.number,
              c.size,
              c.seal,
              continental(c.packages, 0),
              f.goods,
              continental(c.weight, 3),
              continental(c.volume, 3),
            ]),
            [
              'Total',
              '',
              '',
              t.measure('packages', f.packages, '', continental(f.packages, 0)),
              '',
              t.measure('gross_weight', f.weight, 'kg', continental(f.weight, 3)),
              t.measure('volume', f.volume, 'cbm', continental(f.volume, 3)),
            ],
          ],
          { rules: 'all', size: 7.5 },
        )
        s.table(
          36,
          end + 16,
          [
            { title: 'Taxa', width: 200 },
            { title: 'Moeda', width: 50 },
            { title: 'Valor', width: 100, align: 'right' },
          ],
          [
            ['Frete marítimo', 'USD', '2.450,00'],
            ['Capatazias / THC', 'BRL', '1.380,00'],
            ['Liberação de BL / Delivery fee', 'USD', '75,00'],
            ['Desconsolidação', 'USD', '60,00'],
          ],
          { rules: 'head' },
        )
        s.prose(36, 700, 524, TERMS[1], 6)
      },
    },
  },
}
