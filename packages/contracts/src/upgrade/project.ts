import { existsSync, statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import type ts from 'typescript-api'
import type { Compiler } from './compiler.ts'

export interface Project {
  program: ts.Program
  /** The team's own sources. */
  sources: ts.SourceFile[]
  folder: string
}

const CODE = ['.ts', '.tsx', '.mts', '.cts', '.js', '.jsx', '.mjs', '.cjs']
const NOT_THEIRS = ['**/node_modules/**', '**/dist/**', '**/build/**', '**/.next/**', '**/coverage/**']

/** The folder that `--project` names, directly or by a tsconfig in it. */
export function folderOf(project: string): string {
  const path = resolve(project)
  return existsSync(path) && statSync(path).isFile() ? dirname(path) : path
}

/**
 * Reads the sources that a tsconfig names, or those of its parts if it only refers to others; without a tsconfig, all
 * sources in the folder.
 */
export function readProject(ts: Compiler, project: string): Project {
  const path = resolve(project)
  if (!existsSync(path)) throw new Error(`--project: there is no ${path}`)
  const folder = folderOf(project)
  const config = statSync(path).isFile() ? path : join(path, 'tsconfig.json')
  const { files, options } = existsSync(config) ? configured(ts, config) : everything(ts, folder)
  if (files.length === 0) throw new Error(`${existsSync(config) ? config : folder} names no sources`)
  const program = ts.createProgram(files, { ...options, ...ALWAYS })
  const sources = program
    .getSourceFiles()
    .filter(
      (file) => !file.isDeclarationFile && !program.isSourceFileFromExternalLibrary(file) && !isForeign(file.fileName),
    )
  return { program, sources, folder }
}

/** Compiler options that always apply: nothing is written, and JavaScript is read as well. */
const ALWAYS = {
  noEmit: true,
  allowJs: true,
  skipLibCheck: true,
  composite: false,
  incremental: false,
  declaration: false,
}

/**
 * Whether a file is not the team's own. Packages that are linked in a workspace do not count as external libraries for
 * the compiler.
 */
const isForeign = (file: string): boolean =>
  /\/node_modules\//.test(file) || /\/packages\/(client|contracts)\/(src|dist)\//.test(file)

function configured(
  ts: Compiler,
  config: string,
  seen = new Set<string>(),
): { files: string[]; options: ts.CompilerOptions } {
  seen.add(config)
  const problems: string[] = []
  const parsed = ts.getParsedCommandLineOfConfigFile(config, {}, {
    ...ts.sys,
    onUnRecoverableConfigFileDiagnostic: ({ messageText }) =>
      problems.push(ts.flattenDiagnosticMessageText(messageText, ' ')),
  } as ts.ParseConfigFileHost)
  if (!parsed || problems.length > 0) throw new Error(`${config} cannot be read: ${problems.join('; ')}`)
  // References of a project with its own sources are dependencies; those of one without sources are its parts.
  const parts = parsed.fileNames.length > 0 ? [] : (parsed.projectReferences ?? [])
  const below = parts
    .map(({ path }) => (existsSync(path) && statSync(path).isFile() ? path : join(path, 'tsconfig.json')))
    .filter((path) => existsSync(path) && !seen.has(path))
    .map((path) => configured(ts, path, seen))
  const files = [...new Set([parsed.fileNames, ...below.map((one) => one.files)].flat())]
  const options = parsed.fileNames.length > 0 ? parsed.options : (below[0]?.options ?? parsed.options)
  return { files, options }
}

function everything(ts: Compiler, folder: string): { files: string[]; options: ts.CompilerOptions } {
  return {
    files: ts.sys.readDirectory(folder, CODE, NOT_THEIRS),
    options: {
      target: ts.ScriptTarget.ES2022,
      module: ts.ModuleKind.NodeNext,
      moduleResolution: ts.ModuleResolutionKind.NodeNext,
      jsx: ts.JsxEmit.Preserve,
      strict: true,
    },
  }
}
