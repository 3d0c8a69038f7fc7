import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import ts from 'typescript-api'

type Conditions = { types?: string; default?: string; import?: Conditions; require?: Conditions }
type Manifest = { name: string; bin?: Record<string, string>; exports: Record<string, string | Conditions> }

/**
 * The exports of a packed package: each entry point with its names, and each name with its kind and declaration, as a
 * program's compiler sees it. A change appears as a line in the review of the snapshot.
 */
export async function surfaceOf(folder: string): Promise<string> {
  const { name, bin = {}, exports } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as Manifest
  const entries = Object.entries(exports)
  const files = entries.flatMap(([entry, target]) => {
    const types = typesOf(target)
    return types ? [{ entry, file: join(folder, types) }] : []
  })
  const program = ts.createProgram(
    files.map(({ file }) => file),
    {
      module: ts.ModuleKind.Node16,
      moduleResolution: ts.ModuleResolutionKind.Node16,
      target: ts.ScriptTarget.ES2022,
      // Declarations are parsed, and not checked.
      noLib: true,
      types: [],
      // Packages that are linked see each other as if they were published.
      preserveSymlinks: true,
      strict: true,
    },
  )
  // A star in the name would be a pattern for promises.
  const documents = entries.filter(([, target]) => !typesOf(target)).map(([entry]) => `${entry.replace('*', 'NAME')}\n`)
  const commands = Object.keys(bin).map((name) => `command ${name}\n`)
  const modules = files.map(({ entry, file }) => `${entry}\n${namesOf(program, file, name).join('\n')}\n`)
  return [...modules, ...documents, ...commands].join('\n')
}

/** The build writes entry points with patterns, whose contents other entry points declare. */
const typesOf = (target: string | Conditions): string | undefined =>
  typeof target === 'string' ? undefined : (target.import ?? target).types?.replace(/^.*\*.*$/, '') || undefined

/**
 * Longer declarations are those of the contract, which are generated; their source is compared instead
 * (tools/check/contract-promises.ts).
 */
const MAX_CHARACTERS = 1_500
const OF_CONTRACT = '@boxtrail/contracts'

function namesOf(program: ts.Program, file: string, name: string): string[] {
  const checker = program.getTypeChecker()
  const source = program.getSourceFile(file)
  const module = source && checker.getSymbolAtLocation(source)
  if (!module) throw new Error(`${file} exports nothing`)
  return checker
    .getExportsOfModule(module)
    .map((exported) => {
      const symbol = exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported
      const [declaration] = symbol.declarations ?? []
      const text = textOf(declaration)
      const kind = declaration
        ? (ts.SyntaxKind[declaration.kind] ?? '').replace('Declaration', '').toLowerCase()
        : 'unknown'
      const whole = declaration ? textOf(tableOf(checker, declaration) ?? declaration) : ''
      const isOfContract = name === OF_CONTRACT || declaration?.getSourceFile().fileName.includes(`/${OF_CONTRACT}/`)
      return `  ${exported.name}: ${isOfContract && whole.length > MAX_CHARACTERS ? kind : text}`
    })
    .sort()
}

const textOf = (declaration: ts.Node | undefined): string =>
  (declaration?.getText() ?? '').replaceAll(/\/\*\*.*?\*\//gs, '').replaceAll(/\s+/g, ' ')

/**
 * The interface of a table, if that is its type: it has a name, and is as long as the table. Those of zod are not ours,
 * and only present where zod is installed.
 */
function tableOf(checker: ts.TypeChecker, declaration: ts.Declaration): ts.Declaration | undefined {
  if (!ts.isVariableDeclaration(declaration) || !declaration.type || !ts.isTypeReferenceNode(declaration.type)) return
  const [found] = checker.getTypeFromTypeNode(declaration.type).symbol?.declarations ?? []
  const isOwn = found && !found.getSourceFile().fileName.includes('/node_modules/zod/')
  return isOwn && ts.isInterfaceDeclaration(found) ? found : undefined
}
