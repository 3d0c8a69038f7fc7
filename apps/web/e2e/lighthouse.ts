import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { findChromium } from '../../../tools/release/consumer/chromium.ts'
import type { Service } from '../../../tools/service/service.ts'
import { temporaryFolder } from '../../../tools/service/temporary-folder.ts'
import { startReceiver } from './harness/receiver.ts'
import { must, OWNER } from './harness/visit.ts'
import { call, startWorld } from './harness/world.ts'

/**
 * Runs Lighthouse on Today, both lists, a shipment and a container of the demo world, as a desktop and as a phone. It
 * is fetched by npx, so it needs the registry and is not part of CI. Ends with `N passed, N failed`.
 */

const LIGHTHOUSE = 'lighthouse@13.5.0'
const GOAL = 95
const CATEGORIES = ['performance', 'accessibility', 'best-practices'] as const

interface Report {
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>
  audits: Record<string, { score: number | null; title: string; displayValue?: string; numericValue?: number }>
}

const cookieOf = async (url: string): Promise<string> => {
  const response = await fetch(`${url}/auth/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url, 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify(OWNER),
  })
  must(response.ok, `the sign-in was answered with ${response.status}`)
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')
}

const pagesOf = async (service: Service) => {
  const container = (await call(service, '/containers?filter[number]=QXSU1090017')).data[0].id
  const shipment = (await call(service, '/shipments?number=QXSB10900')).data[0].id
  return ['/', '/containers', '/shipments', `/shipments/${shipment}`, `/containers/${container}`]
}

const run = promisify(execFile)

/** Runs as a child process: this process must notice when the service closes an idle connection. */
const reportOf = async (url: string, cookie: string, isDesktop: boolean): Promise<Report> => {
  const file = join(temporaryFolder('lighthouse'), 'report.json')
  const options = [
    `--only-categories=${CATEGORIES.join(',')}`,
    '--output=json',
    `--output-path=${file}`,
    `--extra-headers=${JSON.stringify({ Cookie: cookie })}`,
    '--chrome-flags=--headless=new --no-sandbox',
    '--quiet',
    ...(isDesktop ? ['--preset=desktop'] : []),
  ]
  await run('npx', ['-y', LIGHTHOUSE, url, ...options], { env: { ...process.env, CHROME_PATH: findChromium() } })
  return JSON.parse(readFileSync(file, 'utf8'))
}

/** The audits that keep a category below its goal. */
const missing = ({ categories, audits }: Report, category: string): string[] =>
  categories[category]!.auditRefs.filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9).map(
    ({ id }) => `${audits[id]!.title} ${audits[id]!.displayValue ?? ''}`.trim(),
  )

const measure = async (): Promise<{ passed: number; failed: number }> => {
  const receiver = await startReceiver()
  const service = await startWorld(receiver)
  const outcome = { passed: 0, failed: 0 }
  try {
    const cookie = await cookieOf(service.url)
    for (const isDesktop of [true, false])
      for (const path of await pagesOf(service)) {
        const report = await reportOf(`${service.url}${path}`, cookie, isDesktop)
        const scores = CATEGORIES.map((name) => Math.round(100 * (report.categories[name]?.score ?? 0)))
        const low = CATEGORIES.filter((_, at) => scores[at]! < GOAL)
        outcome[low.length === 0 ? 'passed' : 'failed']++
        const figures = CATEGORIES.map((name, at) => `${name} ${scores[at]}`).join(', ')
        const moved = (report.audits['cumulative-layout-shift']?.numericValue ?? 0).toFixed(3)
        const what = `${path} ${isDesktop ? 'desktop' : 'mobile'}: ${figures}, layout shift ${moved}`
        console.log(
          [`${low.length === 0 ? 'ok    ' : 'failed'} ${what}`, ...low.flatMap((name) => missing(report, name))].join(
            '\n       ',
          ),
        )
      }
  } finally {
    receiver.close()
    await service.stop()
  }
  return outcome
}

const { passed, failed } = await measure()
console.log(`${passed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)
