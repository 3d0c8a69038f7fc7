import { onSettings, UsageError } from './command.ts'

/** Longer than any start takes on a machine that is busy. */
const WAIT_S = 120

export const upgradeCommand = onSettings({
  words: 'upgrade',
  parameters: ['version?', 'from?', 'backup?', 'wait?'],
  summary:
    'Fetch a version (by default the latest), back up, migrate, and let the running processes continue with it. Returns to the previous version by itself if it does not become ready.',
  note: `\`--from <place>\` takes a tarball, or a folder of tarballs, in place of the registry; \`--backup <place>\` says where the archive goes (<data>/backups), \`--backup no\` that there is none; \`--wait <seconds>\` how long the version may take to become ready (${WAIT_S}).`,
  run: async ({ version, from, backup, wait = String(WAIT_S) }, env) => {
    if (version !== undefined && from !== undefined)
      throw new UsageError('--from says what is installed, and so does the version: leave one of them out.')
    if (!/^[1-9]\d{0,4}$/.test(wait)) throw new UsageError('--wait is followed by a number of seconds.')
    const { upgrade } = await import('../upgrade/upgrade.ts')
    const json = await upgrade({
      version,
      from,
      backup: backup === 'no' ? null : backup,
      waitMs: Number(wait) * 1_000,
      env,
      // Progress goes to stderr, because an upgrade takes minutes and stdout is for scripts.
      say: (text) => process.stderr.write(`${text}\n`),
    })
    return { json, text: textOf(json) }
  },
})

const textOf = ({ from, to, archive, migrations, restarted }: Awaited<ReturnType<Upgrade>>): string =>
  [
    `upgraded from ${from} to ${to}: ${migrations.length} migrations`,
    ...(archive === null ? [] : [`backup: ${archive}`]),
    restarted === 0
      ? 'no process of this installation runs here: the next start runs the new version'
      : `processes that run it: ${restarted}`,
  ].join('\n')

type Upgrade = typeof import('../upgrade/upgrade.ts').upgrade
