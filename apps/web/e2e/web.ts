import { setTimeout as sleep } from 'node:timers/promises'
import { type Browser, chromium, type Page } from 'playwright-core'
import { findChromium } from '../../../tools/release/consumer/chromium.ts'
import type { Service } from '../../../tools/service/service.ts'
import { isIsolated, runIsolated } from '../../docs/e2e/guides/isolated.ts'
import { looksAt } from '../../docs/e2e/guides/looks.ts'
import { accountFlows } from './flows/account-flows.ts'
import { appFlows } from './flows/app-flows.ts'
import { developerFlows } from './flows/developer-flows.ts'
import { documentFlows } from './flows/document-flows.ts'
import { findFlows } from './flows/find-flows.ts'
import { FLOWS, type Flow } from './flows/flows.ts'
import { listFlows } from './flows/list-flows.ts'
import { liveFlows } from './flows/live-flows.ts'
import { mapFlows } from './flows/map-flows.ts'
import { morningFlows } from './flows/morning-flows.ts'
import { ownFlows } from './flows/own-flows.ts'
import { sandboxFlows } from './flows/sandbox-flows.ts'
import { signInFlows } from './flows/sign-in-flows.ts'
import { todayFlows } from './flows/today-flows.ts'
import { trackFlows } from './flows/track-flows.ts'
import { startReceiver } from './harness/receiver.ts'
import { barriers, must, overflow, picture, settled, signIn } from './harness/visit.ts'
import { call, startWorld } from './harness/world.ts'

/**
 * Opens the web application of a service with the demo world in Chromium, without access to other networks: every page
 * at several widths in light and dark mode, with an accessibility check by axe, and the flows of users. With
 * `--screenshots <folder>` it saves pictures. Ends with `N passed, N failed`.
 */

const LOOKS = looksAt([360, 1280, 2560], 1280)
const HEIGHT = 1_000

/** Every page, with records of the demo world. */
const pagesOf = async (service: Service): Promise<{ path: string; name: string }[]> => {
  const {
    data: [container],
  } = await call(service, '/containers?filter[number]=QXSU1090017')
  const {
    data: [shipment],
  } = await call(service, '/shipments?number=QXSB10900')
  const {
    data: [webhook],
  } = await call(service, '/webhooks')
  return [
    { name: 'today', path: '/' },
    { name: 'shipments', path: '/shipments' },
    { name: 'containers', path: '/containers' },
    { name: 'calendar', path: '/calendar' },
    { name: 'accuracy', path: '/accuracy' },
    { name: 'accuracy by ports', path: '/accuracy?by=port_pair' },
    { name: 'map', path: '/map' },
    { name: 'nothing found', path: '/containers?q=nothing-has-this-number' },
    { name: 'container', path: `/containers/${container.id}` },
    { name: 'shipment', path: `/shipments/${shipment.id}` },
    { name: 'absent', path: '/containers/0195a3c2-7c1e-7d44-9a51-5b1f0c6de201' },
    { name: 'track', path: '/track' },
    { name: 'requests', path: '/requests' },
    { name: 'members', path: '/members' },
    { name: 'your sign-in', path: '/account/sign-in' },
    { name: 'company', path: '/account/company' },
    { name: 'audit log', path: '/account/audit' },
    { name: 'sandbox', path: '/sandbox' },
    { name: 'apps', path: '/apps' },
    { name: 'keys', path: '/developer/keys' },
    { name: 'webhooks', path: '/developer/webhooks' },
    { name: 'webhook', path: `/developer/webhooks/${webhook.id}` },
    { name: 'deliveries', path: '/developer/deliveries' },
    { name: 'events', path: '/developer/events' },
  ]
}

const looks = (
  pages: readonly { path: string; name: string }[],
  visit: (page: Page, url: string) => Promise<void>,
): Flow[] =>
  pages.flatMap(({ path, name }) =>
    LOOKS.map(
      ([width, colorScheme]): Flow => [
        `${name} at ${width} px, ${colorScheme}`,
        async (page, url) => {
          await page.emulateMedia({ colorScheme })
          await page.setViewportSize({ width, height: HEIGHT })
          await visit(page, url)
          await page.goto(`${url}${path}`)
          if (name === 'absent') await page.getByRole('alert').waitFor()
          else await settled(page)
          await picture(page, `${name} ${width} ${colorScheme}`)
          const wide = await overflow(page)
          must(wide <= 0, `the page is ${wide} px wider than the screen`)
          const found = await barriers(page)
          must(found.length === 0, found.join('\n       '))
        },
      ],
    ),
  )

/** Flows also test refused requests, and Chromium reports each of them in the console. */
const isExpected = (text: string) => /status of (400|401|404|409|422|429)/.test(text)

// CI runs as root, for which Chromium has no sandbox.
const launch = () => chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] })

/** Longer than any flow takes: each step waits at most 20 s, but contexts and keys have no separate limit. */
const MAX_MS = 240_000
const within = <Result>(playing: Promise<Result>): Promise<Result | null> =>
  Promise.race([playing, sleep(MAX_MS, null)])

const run = async (): Promise<{ passed: number; failed: number }> => {
  const receiver = await startReceiver()
  const service = await startWorld(receiver)
  let browser = await launch()
  const outcome = { passed: 0, failed: 0 }
  /** The problems in a flow. */
  const play = async (browser: Browser, name: string, flow: Flow[1]): Promise<string[]> => {
    const context = await browser.newContext({ viewport: { width: 1_280, height: HEIGHT } })
    const page = await context.newPage()
    page.setDefaultTimeout(20_000)
    const problems: string[] = []
    page.on('request', (request) => {
      const at = request.url()
      if (!at.startsWith(`${service.url}/`) && !at.startsWith(new URL(receiver.url).origin))
        problems.push(`it requested ${at}`)
    })
    page.on('pageerror', (error) => problems.push(error.message))
    page.on('console', (message) => {
      if (message.type() === 'error' && !isExpected(message.text()))
        problems.push(`${message.text()} ${message.location().url}`)
    })
    await flow(page, service.url).catch(async (error: Error) => {
      problems.push(error.message)
      await picture(page, `failed ${name}`)
    })
    await context.close()
    return problems
  }
  const wanted = process.argv[2]?.startsWith('--') ? undefined : process.argv[2]
  const all = [
    ...looks([{ name: 'sign in', path: '/sign-in' }], async () => {}),
    ...looks(await pagesOf(service), signIn),
    ...FLOWS,
    ...signInFlows(service, receiver),
    ...accountFlows,
    ...appFlows(receiver),
    ...liveFlows,
    ...findFlows,
    ...listFlows,
    ...documentFlows,
    ...morningFlows,
    ...todayFlows,
    ...developerFlows(receiver),
    ...mapFlows,
    ...ownFlows,
    ...trackFlows,
    // These advance the clock by months, so that the demo world would no longer be as the other flows expect.
    ...sandboxFlows,
  ].filter(([name]) => !wanted || name.includes(wanted))
  try {
    for (const [name, flow] of all) {
      let problems = await within(play(browser, name, flow))
      if (problems === null) {
        // An unresponsive browser says nothing about the page: the flow is repeated in another one.
        console.log(`       the browser stopped answering: "${name}" is played again`)
        browser = await launch()
        problems = (await within(play(browser, name, flow))) ?? ['the browser stopped answering twice']
      }
      outcome[problems.length === 0 ? 'passed' : 'failed']++
      console.log(`${problems.length === 0 ? 'ok    ' : 'failed'} ${[name, ...problems].join('\n       ')}`)
    }
  } finally {
    await within(browser.close())
    receiver.close()
    await service.stop()
  }
  return outcome
}

if (!isIsolated()) process.exitCode = runIsolated(import.meta.filename, process.argv.slice(2))
else {
  const { passed, failed } = await run()
  console.log(`${passed} passed, ${failed} failed`)
  process.exit(failed === 0 ? 0 : 1)
}
