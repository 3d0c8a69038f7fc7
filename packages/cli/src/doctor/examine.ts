import type { Connection } from '../connection.ts'
import { EXIT, exitCodeOf } from '../failure.ts'
import { fileOf, isShared } from '../keys/profiles.ts'
import { shownKey } from '../secrecy.ts'
import type { Terminal } from '../terminal/terminal.ts'
import { checkTls } from './certificate.ts'
import { type Finding, failed, ok, warning } from './finding.ts'
import { checkNode, contractVersion, judgeService } from './versions.ts'

/** Receivers reject webhooks whose time differs by more than this. */
const MAX_DIFFERENCE_S = 300
const NOTABLE_DIFFERENCE_S = 30

/** Makes one check after the other; checks that need a response are left out if the address does not respond. */
export async function* examine(terminal: Terminal, connection: Connection): AsyncGenerator<Finding> {
  yield checkNode(process.version)
  const proxy = terminal.env.HTTPS_PROXY ?? terminal.env.https_proxy ?? terminal.env.HTTP_PROXY
  if (proxy && !terminal.env.NODE_USE_ENV_PROXY)
    yield warning(
      'proxy',
      'A proxy is set, and Node does not use it.',
      'set NODE_USE_ENV_PROXY=1, with Node 24 or newer',
    )
  const { url } = connection
  const answer = await ask(terminal, new URL('/healthz', url.origin))
  if (answer instanceof Error) {
    yield failed(
      'address',
      `${url.origin} (from ${connection.urlFrom}): ${reasonOf(answer)}.`,
      'start the service, or correct the address: --url, BOXTRAIL_URL, or boxtrail login --url',
    )
    if (url.protocol === 'https:') yield await checkTls(url, terminal.now())
    return
  }
  yield answer.ok
    ? ok('address', `${url.origin} (from ${connection.urlFrom}) answers`)
    : warning(
        'address',
        `${url.origin} (from ${connection.urlFrom}) answers, but /healthz with ${answer.status}.`,
        'check that Boxtrail is behind this address; its mock has none, and a proxy may leave it out',
      )
  yield await checkTls(url, terminal.now())
  yield checkClock(answer.headers.get('date'), terminal.now())
  yield judgeService(await servedVersion(terminal, url), contractVersion())
  yield await checkKey(terminal, connection)
  if (await isShared(terminal, connection.profile))
    yield warning(
      'profile',
      'Others on this machine can read its file.',
      `chmod 600 ${fileOf(terminal, connection.profile)}`,
    )
}

const ask = (terminal: Terminal, url: URL): Promise<Response | Error> =>
  terminal.fetch(new Request(url, { signal: AbortSignal.timeout(10_000) })).catch((error: Error) => error)

const reasonOf = ({ cause, message }: Error): string => {
  const { code, message: causeMessage } = (cause ?? {}) as { code?: string; message?: string }
  return code ?? causeMessage ?? message
}

export const checkClock = (date: string | null, now: Date): Finding => {
  const there = date === null ? Number.NaN : Date.parse(date)
  if (Number.isNaN(there))
    return warning('clock', 'The service does not say its time.', 'a proxy between removes the header Date')
  // The header has whole seconds.
  const seconds = Math.round((there - now.getTime()) / 1_000)
  if (Math.abs(seconds) <= NOTABLE_DIFFERENCE_S) return ok('clock', 'as that of the service')
  const found = `The service is ${Math.abs(seconds)} s ${seconds > 0 ? 'ahead of' : 'behind'} this machine.`
  const action = 'set the clock of the machine that is wrong by NTP: timedatectl set-ntp true'
  return Math.abs(seconds) > MAX_DIFFERENCE_S
    ? failed('clock', `${found} Signatures of webhooks are refused.`, action)
    : warning('clock', found, action)
}

const servedVersion = async (terminal: Terminal, url: URL): Promise<string | null> => {
  const answer = await ask(terminal, new URL('/openapi.json', url.origin))
  if (answer instanceof Error || !answer.ok) return null
  const document = (await answer.json().catch(() => null)) as { info?: { version?: unknown } } | null
  return typeof document?.info?.version === 'string' ? document.info.version : null
}

const checkKey = async (terminal: Terminal, { key, keyFrom, client }: Connection): Promise<Finding> => {
  if (!key) return failed('key', `There is none: ${keyFrom}.`, 'run "boxtrail login", or set BOXTRAIL_API_KEY')
  const named = `${shownKey(key)} from ${keyFrom}`
  try {
    const { meta } = await client(terminal.fetch).containers.list({ page: { size: 1 } }, { maxRetries: 0 })
    return ok('key', `${named} is valid: the account has ${meta.total} containers`)
  } catch (error) {
    const found = `${named}: ${(error as Error).message}`
    return exitCodeOf(error) === EXIT.authentication
      ? failed('key', found, 'run "boxtrail login" with another; an owner makes one under Settings, or the operator')
      : failed('key', found, 'try again, and quote this message to the operator')
  }
}
