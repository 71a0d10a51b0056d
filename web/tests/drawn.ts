import { readFileSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parse, type AST } from 'svelte/compiler'
import ts from 'typescript'

// Which fields of a game's view its components read, found by the types: a field of the same name elsewhere does not count.

interface Node {
  type: string
  start: number
  end: number
  [field: string]: unknown
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
const nodesOf = (value: unknown): Node[] => (isNode(value) ? [value] : Array.isArray(value) ? value.flatMap(nodesOf) : [])

/** A component as a module of plain TypeScript that reads everything the component reads, with the same types. */
export function asModule(source: string): string {
  const root = parse(source, { modern: true }) as AST.Root & { module: Node | null }
  const text = (node: unknown): string => (isNode(node) ? source.slice(node.start, node.end) : '')
  const script = (node: unknown): string => (isNode(node) ? text(node.content) : '')
  const reading = (node: unknown): string => (isNode(node) ? `void (${text(node)});` : '')

  const children = (fragment: unknown): string => (isNode(fragment) ? nodesOf(fragment.nodes).map(piece).join('\n') : '')
  /** What an attribute or a directive reads. */
  const attribute = (node: Node): string => [node.expression, ...nodesOf(node.value).map(({ expression }) => expression)].map(reading).join('')

  function piece(node: Node): string {
    switch (node.type) {
      case 'ExpressionTag':
      case 'HtmlTag':
      case 'RenderTag':
        return reading(node.expression)
      case 'ConstTag':
        return `${text(node.declaration)};`
      case 'IfBlock':
        return `if (${text(node.test)}) {${children(node.consequent)}} else {${children(node.alternate)}}`
      case 'EachBlock': {
        const index = typeof node.index === 'string' ? `let ${node.index} = 0;` : ''
        const context = isNode(node.context) ? text(node.context) : '_'
        return `for (const ${context} of every(${text(node.expression)})) {${index}${reading(node.key)}${children(node.body)}} {${children(node.fallback)}}`
      }
      case 'KeyBlock':
        return `{${reading(node.expression)}${children(node.fragment)}}`
      case 'SnippetBlock': {
        const given = nodesOf(node.parameters)
        const between = given.length ? source.slice(given[0]!.start, given.at(-1)!.end) : ''
        return `function ${text(node.expression)}(${between}) {${children(node.body)}}`
      }
      default:
        return `{${nodesOf(node.attributes).map(attribute).join('')}${children(node.fragment)}}`
    }
  }
  return `${script(root.module)}\n${script(root.instance)}\ndeclare function every<T>(things: Iterable<T> | ArrayLike<T> | null | undefined): T[]\nexport function drawn(): void {${children(root.fragment)}}\n`
}

/** The files of a folder and of those in it. */
export function filesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true }).filter((one) => one.isFile()).map((one) => join(one.parentPath, one.name)).sort()
}

export interface Fields {
  /** Every field of the view and of everything in it, as `FoeView.armour`. */
  all: Set<string>
  read: Set<string>
}

/** The fields of an interface of `schema.ts` and what the other files of a folder read of them. */
export function fieldsRead(folder: string, view: string): Fields {
  const web = dirname(dirname(dirname(dirname(folder))))
  const { config } = ts.readConfigFile(join(web, 'tsconfig.json'), ts.sys.readFile) as { config: object }
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, web)
  const files = filesIn(folder).filter((file) => /\.(ts|svelte)$/.test(file) && !file.endsWith('printed.ts'))
  // A component stands beside itself under a name that no file has.
  const modules = new Map(files.filter((file) => file.endsWith('.svelte')).map((file) => [`${file.slice(0, -'.svelte'.length)}.drawn.ts`, asModule(readFileSync(file, 'utf-8'))]))
  const host = ts.createCompilerHost(options)
  const { fileExists, readFile } = host
  host.fileExists = (file) => modules.has(file) || fileExists(file)
  host.readFile = (file) => modules.get(file) ?? readFile(file)
  const program = ts.createProgram([...files.filter((file) => file.endsWith('.ts')), ...modules.keys()], { ...options, noEmit: true }, host)
  const checker = program.getTypeChecker()
  const schema = program.getSourceFile(join(folder, 'schema.ts'))!
  const nameOf = (symbol: ts.Symbol | undefined): string[] =>
    (symbol?.declarations ?? []).flatMap((one) => (one.getSourceFile() === schema && ts.isPropertySignature(one) && ts.isInterfaceDeclaration(one.parent) ? [`${one.parent.name.text}.${symbol!.name}`] : []))

  const read = new Set<string>()
  const property = (from: ts.Type, name: string): void => {
    for (const part of from.isUnion() ? from.types : [from]) for (const found of nameOf(checker.getPropertyOfType(part, name))) read.add(found)
  }
  function visit(node: ts.Node): void {
    if (ts.isPropertyAccessExpression(node)) property(checker.getNonNullableType(checker.getTypeAtLocation(node.expression)), node.name.text)
    else if (ts.isElementAccessExpression(node) && ts.isStringLiteralLike(node.argumentExpression)) property(checker.getNonNullableType(checker.getTypeAtLocation(node.expression)), node.argumentExpression.text)
    else if (ts.isBindingElement(node) && ts.isObjectBindingPattern(node.parent)) {
      const name = node.propertyName ?? node.name
      if (ts.isIdentifier(name)) property(checker.getNonNullableType(checker.getTypeAtLocation(node.parent)), name.text)
    }
    ts.forEachChild(node, visit)
  }
  for (const file of program.getSourceFiles()) if (file.fileName.startsWith(folder) && file !== schema) visit(file)

  const all = new Set<string>()
  const interfaces = new Map(schema.statements.filter(ts.isInterfaceDeclaration).map((one) => [one.name.text, one]))
  const waiting = [view]
  const known = new Set(waiting)
  while (waiting.length) {
    const name = waiting.pop()!
    for (const member of interfaces.get(name)!.members.filter(ts.isPropertySignature)) {
      all.add(`${name}.${(member.name as ts.Identifier).text}`)
      for (const [other] of member.type!.getText(schema).matchAll(/\w+/g)) {
        if (interfaces.has(other) && !known.has(other)) {
          known.add(other)
          waiting.push(other)
        }
      }
    }
  }
  return { all, read }
}
