import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { generate } from 'orval'
import type { Spec } from './bundle.ts'
import { header } from './text.ts'

const everywhere = <T>(value: T) => ({ param: value, query: value, header: value, body: value, response: value })

/** Zod validators of every component, request and answer. Strict, and never coercing. */
export async function validators(spec: Spec, temporary: string): Promise<string> {
  const input = join(temporary, 'for-orval.json')
  const target = join(temporary, 'zod.ts')
  await writeFile(input, JSON.stringify(spec))
  await quietly(() =>
    generate(
      {
        input: { target: input },
        output: {
          target,
          client: 'zod',
          mode: 'single',
          override: {
            zod: {
              version: 4,
              generateEachHttpStatus: true,
              generateReusableSchemas: true,
              generateDiscriminatedUnion: true,
              strict: { ...everywhere(true), header: false },
              coerce: everywhere(false),
            },
          },
        },
      },
      temporary,
    ),
  )
  return header + (await readFile(target, 'utf8'))
}

/** orval announces itself on stdout, which belongs to our own report. */
async function quietly(work: () => Promise<unknown>) {
  const { log } = console
  const messages: unknown[][] = []
  console.log = (...words) => messages.push(words)
  try {
    await work()
    // It says what is wrong with a contract, and ends as if nothing were.
    const complaint = messages.findIndex(([first]) => /failed|error/i.test(String(first)))
    if (complaint >= 0) throw new Error(messages.slice(complaint).flat().map(String).join('\n'))
  } finally {
    console.log = log
  }
}
