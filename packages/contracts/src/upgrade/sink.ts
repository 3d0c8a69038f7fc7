import { relative } from 'node:path'
import type ts from 'typescript-api'
import type { Spec } from '../comparison/document.ts'
import type { Compiler } from './compiler.ts'
import { Declarations, type Declared } from './declared.ts'
import { below, cursorsOf, opened, pathParametersOf } from './find-places.ts'
import { literalsOf } from './literals.ts'
import type { Project } from './project.ts'
import { note, noteValue, noUses, type Site, type Uses } from './uses.ts'

/** Shared by the readers of sources: the compiler, the contract, and the uses found so far. */
export class Sink {
  readonly uses: Uses = noUses()
  readonly ts: Compiler
  readonly spec: Spec
  readonly checker: ts.TypeChecker
  readonly declarations: Declarations
  readonly #folder: string
  readonly #pages = new Map<string, Site[]>()

  constructor(compiler: Compiler, spec: Spec, project: Project) {
    this.ts = compiler
    this.spec = spec
    this.checker = project.program.getTypeChecker()
    this.declarations = new Declarations(compiler, spec)
    this.#folder = project.folder
  }

  /** All pages have one type, so a member that is read from one counts for every list that is used. */
  end(): void {
    for (const [member, sites] of this.#pages)
      for (const id of this.uses.operations.keys())
        for (const place of below(this.spec, id, [[member]]))
          for (const site of sites) note(this.uses.places, place, site)
  }

  siteOf(node: ts.Node): Site {
    const source = node.getSourceFile()
    const { line, character } = source.getLineAndCharacterOfPosition(node.getStart(source))
    const file = relative(this.#folder, source.fileName).replaceAll('\\', '/')
    return { file, line: line + 1, column: character + 1 }
  }

  /** The symbol itself if a name is an alias for one in another module. */
  symbolAt(node: ts.Node): ts.Symbol | undefined {
    const symbol = this.checker.getSymbolAtLocation(node)
    return symbol && symbol.flags & this.ts.SymbolFlags.Alias ? this.checker.getAliasedSymbol(symbol) : symbol
  }

  /** Notes what a symbol stands for in the contract, and the values that are written there. */
  symbol(symbol: ts.Symbol | undefined, node: ts.Node, value?: ts.Type): void {
    for (const declared of this.declarations.of(symbol)) this.declared(declared, node, value)
  }

  declared(declared: Declared, node: ts.Node, value?: ts.Type): void {
    const site = this.siteOf(node)
    if (declared.kind === 'operation') this.operation(declared.id, site, declared.isWalk)
    else if (declared.kind === 'error') for (const status of declared.statuses) note(this.uses.statuses, status, site)
    else if (declared.kind === 'example')
      note(this.uses.examples, `${declared.id} ${declared.of} ${declared.name}`, site)
    else if (declared.kind === 'page') note(this.#pages, declared.member, site)
    else if (declared.kind === 'parameter' && declared.id === undefined) {
      const id = this.#operationAround(node)
      if (id) this.declared({ ...declared, id }, node, value)
    } else {
      if (declared.kind === 'event') note(this.uses.events, declared.name, site)
      if (declared.kind === 'answer' || declared.kind === 'body') this.operation(declared.id, site)
      this.#places(declared, site, value)
    }
  }

  #places(declared: Declared, site: Site, value: ts.Type | undefined): void {
    const values = value ? (literalsOf(this.ts, this.checker, value) ?? ['*']) : []
    for (const place of cursorsOf(this.spec, declared).places) {
      note(this.uses.places, place, site)
      for (const one of values) noteValue(this.uses, place, one, site)
      if ('validates' in declared && declared.validates)
        note(this.uses.whole, place, { ...site, why: 'validates all of it' })
    }
  }

  /** Notes a declaration with everything below it. */
  wholly(declared: Declared, node: ts.Node, why: string): void {
    if (declared.kind === 'operation' || declared.kind === 'parameter') return
    this.declared(declared, node)
    const site = this.siteOf(node)
    for (const place of cursorsOf(this.spec, declared).places) note(this.uses.whole, place, { ...site, why })
  }

  /** Notes a call, with what the client reads from its response; `isWalk` if it iterates over pages. */
  operation(id: string, site: Site, isWalk = false): void {
    note(this.uses.operations, id, site)
    for (const name of pathParametersOf(this.spec, id)) {
      note(this.uses.places, `${id} ${name}`, site)
      noteValue(this.uses, `${id} ${name}`, '*', site)
    }
    const places = isWalk
      ? below(this.spec, id, [
          ['links', 'next'],
          ['meta', 'total'],
        ])
      : []
    for (const place of [...opened(this.spec, id), ...places]) note(this.uses.places, place, site)
  }

  /** The operation of the call that a parameter is passed to. */
  #operationAround(node: ts.Node): string | undefined {
    for (let at: ts.Node | undefined = node; at; at = at.parent) {
      const id = this.ts.isCallExpression(at) ? (this.byPath(at) ?? this.#byMethod(at)) : undefined
      if (id) return id
    }
    return undefined
  }

  /** `client.containers.list(…)` */
  #byMethod({ expression }: ts.CallExpression): string | undefined {
    const called = this.ts.isPropertyAccessExpression(expression) ? expression.name : expression
    const found = this.declarations.of(this.symbolAt(called)).find((one) => one.kind === 'operation')
    return found?.kind === 'operation' ? found.id : undefined
  }

  /** `api.GET('/containers/{id}', …)` */
  byPath(call: ts.CallExpression): string | undefined {
    const [path] = call.arguments
    if (!path || !this.ts.isPropertyAccessExpression(call.expression)) return undefined
    const type = this.checker.getTypeAtLocation(path)
    return type.isStringLiteral() ? this.declarations.at(call.expression.name.text, type.value) : undefined
  }
}
