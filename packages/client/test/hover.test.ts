import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import ts from 'typescript-api'
import { expect, test } from 'vitest'

const PROGRAM = `import type { BoxtrailClient } from '../src/index.ts'
export declare const mapped: BoxtrailClient
export declare const raw: BoxtrailClient<'raw'>
export const container = await mapped.containers.get('1', { include: ['shipment.port_of_lading'] })
container.currentStatus
container.shipment?.portOfLading?.timeZone
container.podRailCarrierScac
container.indFacilityLfdOn
for await (const one of mapped.shipments.iterate()) one.billOfLadingNumber
export const both = await mapped.containers.get('1', {}, { format: 'both' })
both.mapped.sealNumber
both.raw.data.attributes.seal_number
mapped.containers.list({ filter: { trackingStopped: true } })
mapped.trackingRequests.create({ requestType: 'container', requestNumber: 'MSKU7054410' })
mapped.trackingRequests.inferNumber('1')
`

const here = dirname(fileURLToPath(import.meta.url))
const file = join(here, 'hovered.ts')
const service = ts.createLanguageService({
  getCompilationSettings: () => ({
    strict: true,
    noEmit: true,
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.Preserve,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    allowImportingTsExtensions: true,
    lib: ['lib.es2022.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
    types: [],
    skipLibCheck: true,
  }),
  getScriptFileNames: () => [file],
  getScriptVersion: () => '1',
  getScriptSnapshot: (name) =>
    name === file
      ? ts.ScriptSnapshot.fromString(PROGRAM)
      : ts.sys.fileExists(name)
        ? ts.ScriptSnapshot.fromString(readFileSync(name, 'utf8'))
        : undefined,
  getCurrentDirectory: () => here,
  getDefaultLibFileName: ts.getDefaultLibFilePath,
  fileExists: (name) => name === file || ts.sys.fileExists(name),
  readFile: ts.sys.readFile,
  directoryExists: ts.sys.directoryExists,
})
const program = service.getProgram()!
const checker = program.getTypeChecker()

/** What an editor shows over the last name of an expression. */
const hover = (expression: string) => {
  const at = PROGRAM.indexOf(expression)
  if (at < 0) throw new Error(`the program does not hold ${expression}`)
  const info = service.getQuickInfoAtPosition(file, at + expression.length - 1)
  return {
    text: ts.displayPartsToString(info?.documentation),
    tags: (info?.tags ?? []).map(({ name }) => name),
  }
}

test('the program compiles', () => {
  const messages = service.getSemanticDiagnostics(file).map(({ messageText }) => messageText)
  expect(messages).toEqual([])
})

test.each([
  ['container.currentStatus', 'Where the container is in its journey.'],
  ['container.shipment?.portOfLading?.timeZone', 'IANA'],
  ['one.billOfLadingNumber', 'as it was submitted'],
  ['both.mapped.sealNumber', 'Number of the seal on the doors'],
  ['both.raw.data.attributes.seal_number', 'Number of the seal on the doors'],
  ['filter: { trackingStopped', 'no longer tracked'],
  ['{ requestType', 'Kind of number'],
  ['mapped.trackingRequests.create', 'Create a tracking request.'],
])('an editor shows what %s is', (expression, text) => expect(hover(expression).text).toContain(text))

test('an editor shows what is beta and what is deprecated', () => {
  expect(hover('container.podRailCarrierScac').tags).toContain('beta')
  expect(hover('container.indFacilityLfdOn').tags).toContain('deprecated')
  expect(hover('container.indFacilityLfdOn').text).toContain('`importDeadlines.pickupLfdRail`')
  expect(hover('mapped.trackingRequests.inferNumber').tags).toContain('beta')
})

/** Members that only contain others, and need no description. */
const structure = new Set('data attributes relationships links meta included items'.split(' '))

test('every attribute of every answer, in every form, is described', () => {
  const source = program.getSourceFile(file)!
  const client = checker.getExportsOfModule(checker.getSymbolAtLocation(source)!).find((one) => one.name === 'mapped')!
  const bare = new Set<string>()
  const seen = new Set<ts.Type>()
  let described = 0
  const walk = (type: ts.Type, path: string): void => {
    if (seen.has(type)) return
    seen.add(type)
    if (type.isUnion()) for (const one of type.types) walk(one, path)
    if (checker.isArrayType(type)) walk(checker.getTypeArguments(type as ts.TypeReference)[0]!, path)
    for (const member of type.getProperties()) {
      const from = member.declarations?.[0]?.getSourceFile().fileName ?? ''
      if (!/packages\/(client|contracts)\/src/.test(from)) continue
      const text = ts.displayPartsToString(member.getDocumentationComment(checker))
      if (text) described += 1
      else if (!structure.has(member.name)) bare.add(`${path}.${member.name}`)
      walk(checker.getTypeOfSymbol(member), `${path}.${member.name}`)
    }
  }
  for (const group of checker.getTypeOfSymbol(client).getProperties())
    for (const method of [group, ...checker.getTypeOfSymbol(group).getProperties()])
      for (const signature of checker.getTypeOfSymbol(method).getCallSignatures()) {
        const [answer] = checker.getTypeArguments(signature.getReturnType() as ts.TypeReference)
        const whole = answer && signature.typeParameters ? (checker.getBaseConstraintOfType(answer) ?? answer) : answer
        if (whole) walk(whole, `${group.name}.${method.name}`)
      }
  expect([...bare]).toEqual([])
  expect(described).toBeGreaterThan(600)
})
