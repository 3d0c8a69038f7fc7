import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readConfig } from '../../src/config/config.ts'

const file = join(mkdtempSync(join(tmpdir(), 'boxtrail-edi-')), 'boxtrail.yaml')
const read = (text: string) => {
  writeFileSync(file, text)
  return readConfig({ BOXTRAIL_CONFIG: file, SECRET: 'a secret of sixteen' }).edi
}
const problems = (text: string) => {
  try {
    read(text)
    return []
  } catch (error) {
    return String((error as Error).message)
      .split('\n')
      .slice(1)
      .map((line) => line.replace(file, '').trim())
  }
}

test('there are no partners and no folder without a section edi', () => {
  expect(read('lines: []')).toEqual({ partners: [] })
})

test('a partner is read with its overrides, and its secret from the environment', () => {
  const { drop_folder, partners } = read(`
edi:
  drop_folder: /var/spool/edi
  partners:
    - id: westwood
      kind: line
      scac: WWSU
      sender_ids: [WWSU, " TIDEWORKS "]
      zone: America/Los_Angeles
      secret: \${SECRET}
      overrides:
        status:
          CR: { as: RD }
          X9: { act: gate_out, mode: truck, full: true }
          H1: { hold: customs, status: pending }
        edifact:
          - { code: P, agency: HS, text: Rail Departed, means: { as: RL } }
        places: { "K:57035": CNSHA }
        references: { CH: chassis }
`)
  expect(drop_folder).toBe('/var/spool/edi')
  expect(partners).toMatchObject([
    {
      id: 'westwood',
      secret: 'a secret of sixteen',
      sender_ids: ['WWSU', 'TIDEWORKS'],
      overrides: { status: { CR: { as: 'RD' } } },
    },
  ])
})

test.each([
  [
    'an id with a space',
    '{ id: west wood, kind: rail, scac: BNSF, sender_ids: [A] }',
    ':3:13 edi.partners[0].id: is not an id: lower-case letters, digits and dashes',
  ],
  [
    'neither secret nor sender',
    '{ id: a, kind: rail, scac: BNSF }',
    ':3:13 edi.partners[0].id: needs a secret (it uploads) or sender_ids (which identify it in the drop folder)',
  ],
  [
    'a line without its scac',
    '{ id: a, kind: line, sender_ids: [A] }',
    ':3:22 edi.partners[0].kind: a line needs its scac',
  ],
  [
    'a short secret',
    '{ id: a, kind: rail, scac: BNSF, secret: short }',
    ':3:48 edi.partners[0].secret: is shorter than 16 characters',
  ],
  [
    'no zone',
    '{ id: a, kind: rail, scac: BNSF, sender_ids: [A], zone: Mars/Base }',
    ':3:63 edi.partners[0].zone: is not a time zone such as America/Chicago',
  ],
  [
    'an empty override',
    '{ id: a, kind: rail, scac: BNSF, sender_ids: [A], overrides: { status: { CR: {} } } }',
    ':3:84 edi.partners[0].overrides.status.CR: needs one of as, act, hold or ignore',
  ],
  [
    'two meanings',
    '{ id: a, kind: rail, scac: BNSF, sender_ids: [A], overrides: { status: { CR: { as: RD, ignore: true } } } }',
    ':3:84 edi.partners[0].overrides.status.CR: needs one of as, act, hold or ignore',
  ],
  [
    'a mode of a hold',
    '{ id: a, kind: rail, scac: BNSF, sender_ids: [A], overrides: { status: { CR: { hold: customs, status: hold, mode: rail } } } }',
    ':3:121 edi.partners[0].overrides.status.CR.mode: goes with act',
  ],
  [
    'an invalid place',
    '{ id: a, kind: rail, scac: BNSF, sender_ids: [A], overrides: { places: { "K:1": Shanghai } } }',
    ':3:87 edi.partners[0].overrides.places.K:1: is not a UN/LOCODE such as USLAX',
  ],
  [
    'an unknown setting',
    '{ id: a, kind: rail, scac: BNSF, sender_ids: [A], sender: A }',
    ':3:57 edi.partners[0].sender: is not a setting; known here: id, kind, name, scac, facilities, lines, railways, sender_ids, zone, place, overrides, secret, previous_secret, pushes_every_s, account',
  ],
])('the configuration with %s is rejected, and its line is named', (_, partner, problem) => {
  expect(problems(`edi:\n  partners:\n    - ${partner}\n`)).toEqual([problem])
})

test('two partners with one id, or one sender, are rejected', () => {
  const text =
    'edi:\n  partners:\n    - { id: a, kind: rail, scac: BNSF, sender_ids: [A] }\n    - { id: a, kind: rail, scac: BNSF, sender_ids: [B] }\n    - { id: b, kind: rail, scac: BNSF, sender_ids: [A] }\n'
  expect(problems(text)).toEqual([
    ':4:13 edi.partners[1].id: a is configured twice',
    ':5:53 edi.partners[2].sender_ids[0]: A is already a sender of a',
  ])
})
