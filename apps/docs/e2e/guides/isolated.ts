import { spawnSync } from 'node:child_process'

const VARIABLE = 'BOXTRAIL_GUIDES_ISOLATED'

export const isIsolated = (): boolean => process.env[VARIABLE] === '1'

/**
 * Runs a program without access to other networks, with all ports free and with a temporary /var/spool. Returns its
 * exit code.
 */
export const runIsolated = (file: string, args: readonly string[]): number => {
  const asRoot = process.getuid!() === 0 ? [] : ['--user', '--map-root-user']
  const { status } = spawnSync(
    'unshare',
    [
      ...asRoot,
      ...['--net', '--pid', '--fork', '--kill-child', '--mount-proc'],
      ...[
        'sh',
        '-c',
        '(ip link set lo up || ifconfig lo up) && mount -t tmpfs tmpfs /var/spool && exec "$@"',
        'sh',
        process.execPath,
        file,
        ...args,
      ],
    ],
    { stdio: 'inherit', env: { ...process.env, [VARIABLE]: '1' } },
  )
  return status ?? 1
}
