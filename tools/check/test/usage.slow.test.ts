import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { usageOf } from '@boxtrail/contracts/upgrade'
import { expect, test } from 'vitest'
import { repository } from '../../generate/places.ts'
import { WEB } from '../usage.ts'

test('the record of the web application is that of its sources: node tools/check/usage.ts --update', async () => {
  const record = await usageOf({ consumer: { name: WEB.name }, project: join(repository, WEB.project) })
  const kept = JSON.parse(readFileSync(join(repository, 'tools/check/usage/@boxtrail__web.json'), 'utf8'))
  expect(JSON.parse(JSON.stringify(record))).toEqual(kept)
}, 120_000)
