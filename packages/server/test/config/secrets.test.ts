import { mkdtempSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createSecretBox, makeMasterKey, readMasterKey } from '../../src/config/keys/secrets.ts'

const folder = () => mkdtempSync(join(tmpdir(), 'boxtrail-secrets-'))

test('the master key is generated once, readable only by its owner, and read again', () => {
  const dataDir = join(folder(), 'new')
  expect(readMasterKey(dataDir)).toBeUndefined()
  const key = makeMasterKey(dataDir)
  expect(key).toHaveLength(32)
  expect(statSync(join(dataDir, 'master.key')).mode & 0o777).toBe(0o600)
  expect(readMasterKey(dataDir)).toEqual(key)
  expect(makeMasterKey(dataDir)).toEqual(key)
})

test('a damaged key file is rejected and never replaced', () => {
  const dataDir = folder()
  writeFileSync(join(dataDir, 'master.key'), 'short')
  expect(() => readMasterKey(dataDir)).toThrow('restore it from a backup')
})

test('a data directory that cannot be made is named in a sentence', () => {
  expect(() => makeMasterKey('/proc/boxtrail')).toThrow(/BOXTRAIL_DATA_DIR: nothing can be written in \/proc\/boxtrail/)
})

test('a sealed text unseals to the same text, and is different each time it is sealed', () => {
  const { seal, open, keyId } = createSecretBox(makeMasterKey(folder()))
  expect(open(seal('wh\u{1f512}sec'))).toBe('wh\u{1f512}sec')
  expect(seal('')).not.toBe(seal(''))
  expect(seal('x').split('.')[1]).toBe(keyId)
})

test('a changed, truncated or foreign secret is not unsealed', () => {
  const { seal, open } = createSecretBox(Buffer.alloc(32, 1))
  const sealed = seal('secret')
  const flipped = sealed.slice(0, -2) + (sealed.at(-2) === 'A' ? 'B' : 'A') + sealed.at(-1)
  expect(() => open(flipped)).toThrow()
  expect(() => open(sealed.slice(0, 24))).toThrow('truncated')
  expect(() => open('plain')).toThrow('not a sealed secret')
  expect(() => createSecretBox(Buffer.alloc(32, 2)).open(sealed)).toThrow('was sealed with the key')
})
