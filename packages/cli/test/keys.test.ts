import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { examples } from '@boxtrail/contracts/examples'
import { describe, expect, it } from 'vitest'
import type { Execute } from '../src/terminal/terminal.ts'
import { answering, freshHome, ran } from './terminal.ts'

const key = 'bxt_0123456789012345678901234567890123456789012_abcdef'
const fetch = answering(200, examples.listContainers[200].default)

/** Fake system programs: they record their arguments, and keep one text. */
const programs = (take: (command: string, args: readonly string[], input: string, kept: string) => string | null) => {
  let kept = ''
  const seen: string[] = []
  const execute: Execute = async (command, args, input = '') => {
    seen.push([command, ...args].join(' '))
    const answer = take(command, args, input, kept)
    if (answer === null) return { code: 44, stdout: '' }
    kept = answer
    return { code: 0, stdout: `${kept}\n` }
  }
  return { execute, seen }
}

describe('a key is kept', () => {
  it('in the keychain of macOS, whose program gets it as input and not as an argument', async () => {
    const home = freshHome()
    const { execute, seen } = programs((_, [verb], input, kept) =>
      verb === '-i' ? (/-w "(.*)"/.exec(input)?.[1] ?? null) : kept || null,
    )
    const system = { home, execute, fetch, platform: 'darwin' as const }
    const login = await ran('login', { ...system, input: key })
    expect([login.code, login.stderr.includes('in the keychain')]).toEqual([0, true])
    expect(seen.join()).not.toContain(key)
    expect((await ran('containers', system)).code).toBe(0)
    expect(readFileSync(join(home, '.config/boxtrail/profiles/default.json'), 'utf8')).not.toContain(key)
  })

  it('by Windows, encrypted in the file', async () => {
    const home = freshHome()
    const { execute, seen } = programs((_, args, input) =>
      args.join(' ').includes('PtrToStringBSTR')
        ? Buffer.from(input, 'hex').toString()
        : Buffer.from(input).toString('hex'),
    )
    const system = { home, execute, fetch, platform: 'win32' as const }
    const login = await ran('login', { ...system, input: key })
    expect([login.code, login.stderr.includes('protected file')]).toEqual([0, true])
    expect(seen.join()).not.toContain(key)
    const doctor = await ran('doctor', system)
    expect(doctor.stdout).toContain('bxt_…cdef')
    expect(readFileSync(join(home, 'AppData/Roaming/boxtrail/profiles/default.json'), 'utf8')).not.toContain(key)
  })

  it('in the file where the keychain does not work, or is not wanted', async () => {
    const broken = { execute: programs(() => null).execute, platform: 'darwin' as const }
    for (const given of [broken, { env: { DBUS_SESSION_BUS_ADDRESS: 'unix:', BOXTRAIL_KEY_STORE: 'file' } }]) {
      const home = freshHome()
      expect((await ran('login', { ...given, home, fetch, input: key })).stderr).toContain('in the file')
      expect((await ran('containers', { ...given, home, fetch })).code).toBe(0)
    }
  })

  it('elsewhere after another login, and no longer where it was', async () => {
    const home = freshHome()
    await ran('login', { home, fetch, input: key })
    const { execute } = programs((_, [verb], input, kept) => (verb === 'store' ? input : kept || null))
    const session = { home, execute, fetch, env: { DBUS_SESSION_BUS_ADDRESS: 'unix:' } }
    expect((await ran('login', { ...session, input: key })).stderr).toContain('in the keyring')
    expect(readFileSync(join(home, '.config/boxtrail/profiles/default.json'), 'utf8')).not.toContain(key)
  })
})
