import { onSettings } from './command.ts'

export const doctorCommand = onSettings({
  words: 'doctor',
  parameters: [],
  summary: 'Examine the installation: one line for each check, ok, warning or problem, with what to do.',
  note: 'Changes nothing, and works beside a running service. Exits with 1 if there is a problem.',
  run: async (_, env) => {
    // Loaded on demand, because it is part of the service.
    const { examineInstallation } = await import('../doctor/doctor.ts')
    const found = await examineInstallation(env)
    const wide = Math.max(...found.map(({ check }) => check.length))
    const lines = found.map(({ level, check, message }) => `${level.padEnd(7)}  ${check.padEnd(wide)}  ${message}`)
    const code = found.some(({ level }) => level === 'problem') ? 1 : 0
    return { json: found, text: lines.join('\n'), code }
  },
})
