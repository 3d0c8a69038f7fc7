import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readSources, type Uses } from '@boxtrail/contracts/upgrade'
import ts from 'typescript-api'
import type { Spec } from '../../../generate/bundle.ts'
import type { Consumer } from './consumer.ts'

/** The folder in which the programs would be, and from which packages are resolved. */
const FOLDER = join(dirname(fileURLToPath(import.meta.url)), 'programs')

const OPTIONS: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.NodeNext,
  moduleResolution: ts.ModuleResolutionKind.NodeNext,
  allowImportingTsExtensions: true,
  types: ['node'],
  strict: true,
  noUncheckedIndexedAccess: true,
  noEmit: true,
  allowJs: true,
  checkJs: false,
  skipLibCheck: true,
  jsx: ts.JsxEmit.Preserve,
}

export interface Programs {
  program: ts.Program
  sourcesOf(consumer: Consumer): ts.SourceFile[]
}

/** All programs together, so that shared files are parsed once; files in `instead` replace those of the packages. */
export function programsOf(
  consumers: readonly Consumer[],
  instead: ReadonlyMap<string, string> = new Map(),
  before?: ts.Program,
): Programs {
  const texts = new Map(instead)
  for (const { name, files } of consumers)
    for (const [file, text] of Object.entries(files)) texts.set(join(FOLDER, name, file), text)
  const host = ts.createCompilerHost(OPTIONS)
  const { fileExists, readFile, getSourceFile, directoryExists } = host
  const known = new Map<string, ts.SourceFile>()
  host.fileExists = (file) => texts.has(file) || fileExists(file)
  host.readFile = (file) => texts.get(file) ?? readFile(file)
  host.directoryExists = (folder) => folder.startsWith(FOLDER) || (directoryExists?.(folder) ?? true)
  host.getSourceFile = (file, ...others) => {
    const text = texts.get(file)
    const same = before?.getSourceFile(file)
    if (same && (text === undefined || same.text === text)) return same
    const made = text === undefined ? getSourceFile(file, ...others) : ts.createSourceFile(file, text, others[0], true)
    if (made) known.set(file, made)
    return made
  }
  const roots = [...texts.keys()].filter((file) => file.startsWith(FOLDER))
  const program = ts.createProgram(roots, OPTIONS, host)
  return {
    program,
    sourcesOf: ({ name, files }) =>
      Object.keys(files).flatMap((file) => program.getSourceFile(join(FOLDER, name, file)) ?? []),
  }
}

export const usesIn = ({ program, sourcesOf }: Programs, spec: Spec, consumer: Consumer): Uses =>
  readSources(ts, spec, { program, sources: sourcesOf(consumer), folder: join(FOLDER, consumer.name) })

/** The errors that the compiler reports for a program; none for JavaScript. */
export const errorsIn = ({ program, sourcesOf }: Programs, consumer: Consumer): string[] =>
  sourcesOf(consumer)
    .filter(({ fileName }) => /\.tsx?$/.test(fileName))
    .flatMap((source) => [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)])
    .map(({ file, start = 0, messageText }) => {
      const line = (file?.getLineAndCharacterOfPosition(start).line ?? 0) + 1
      return `${consumer.name}:${line} ${ts.flattenDiagnosticMessageText(messageText, ' ')}`
    })
