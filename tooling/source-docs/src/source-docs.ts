import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  type Comment,
  type Expression,
  type Node,
  type ObjectExpression,
  parseSync,
  type Program,
} from 'oxc-parser';

export interface Doc {
  text?: string;
  /** The name of the constant that the documented schema is, if no call changed its fields. */
  name?: string;
  /** Whether the text is that of a constant, rather than of the field that has the constant as its value. */
  isNamed?: boolean;
  fields?: ReadonlyMap<string, Doc>;
  items?: Doc;
}

interface SourceFile {
  source: string;
  comments: readonly Comment[];
  names: Map<string, Named>;
}

interface Named {
  name: string;
  expression: Node;
  params: readonly string[];
  text: string | undefined;
  scope: Scope;
}

/** Names are looked up in the arguments of the function, then in the file, then in the exports of all files. */
interface Scope {
  file: SourceFile;
  args: ReadonlyMap<string, { node: Node; scope: Scope }>;
}

/** Matches a reference to a document that readers of the API do not have, such as `(docs/product.md#roles)`. */
const REFERENCE = /\s*\((?:decisions?|see `|docs\/)[^)]*\)/gu;

/** Returns the text of a docstring as one paragraph per block of lines, without stars, tags and references. */
function textOf(comment: Comment): string {
  const lines = comment.value
    .replace(/^\*/u, '')
    .split('\n')
    .map((line) => line.replace(/^\s*\*? ?/u, '').trim());
  const text = lines.join('\n').split(/^@/mu)[0] ?? '';
  return text
    .replaceAll(/\n(?![\n-])/gu, ' ')
    .replaceAll(/ *\n */gu, '\n')
    .replaceAll(REFERENCE, '')
    .trim();
}

type Constants = Readonly<Record<string, unknown>>;

const UNITS: readonly (readonly [ms: number, name: string])[] = [
  [3_600_000, 'hour'],
  [60_000, 'minute'],
  [1000, 'second'],
];

function durationOf(ms: number): string {
  const [unit, name] = UNITS.find(([size]) => ms >= size && ms % size === 0) ?? [1, 'millisecond'];
  return `${ms / unit} ${name}${ms === unit ? '' : 's'}`;
}

/** Returns a text with the values of constants instead of their names, which readers of the API do not know. */
function withValues(text: string, constants: Constants): string {
  return text.replaceAll(/`?\b([A-Z][A-Z\d]*(?:_[A-Z\d]+)+)\b`?/gu, (whole, name: string) => {
    const value = constants[name];
    if (typeof value !== 'number') return whole;
    return name.endsWith('_MS') ? durationOf(value) : String(value);
  });
}

/** Returns the docstring that stands directly before a position. */
function docBefore(
  { source, comments }: Pick<SourceFile, 'source' | 'comments'>,
  start: number,
): string | undefined {
  const found = comments.findLast(({ end }) => end <= start);
  if (!found || found.type !== 'Block' || !found.value.startsWith('*')) return undefined;
  return source.slice(found.end, start).trim() === '' ? textOf(found) : undefined;
}

function returnedBy(node: Node): Node | undefined {
  if (node.type !== 'FunctionDeclaration' && node.type !== 'ArrowFunctionExpression') return undefined;
  if (node.body?.type !== 'BlockStatement') return node.body ?? undefined;
  const last = node.body.body.at(-1);
  return last?.type === 'ReturnStatement' ? (last.argument ?? undefined) : undefined;
}

function paramsOf(node: Node): string[] {
  if (node.type !== 'FunctionDeclaration' && node.type !== 'ArrowFunctionExpression') return [];
  return node.params.map((param) => (param.type === 'Identifier' ? param.name : ''));
}

function namesIn(program: Program, file: SourceFile): void {
  for (const statement of program.body) {
    const isExport = statement.type === 'ExportNamedDeclaration';
    const declared = isExport ? statement.declaration : statement;
    const text = docBefore(file, statement.start);
    const add = (name: string, node: Node): void => {
      const scope = { file, args: new Map() };
      file.names.set(name, {
        name,
        expression: returnedBy(node) ?? node,
        params: paramsOf(node),
        text,
        scope,
      });
    };
    if (declared?.type === 'FunctionDeclaration' && declared.id) add(declared.id.name, declared);
    if (declared?.type !== 'VariableDeclaration') continue;
    for (const { id, init } of declared.declarations)
      if (id.type === 'Identifier' && init) add(id.name, init);
  }
}

function parse(name: string): SourceFile {
  const source = readFileSync(name, 'utf8');
  const { program, comments } = parseSync(name, source);
  const file: SourceFile = { source, comments, names: new Map() };
  namesIn(program, file);
  return file;
}

const merged = (docs: readonly (Doc | undefined)[]): ReadonlyMap<string, Doc> =>
  new Map(docs.flatMap((doc) => [...(doc?.fields ?? [])]));

/** Functions and methods whose argument has the fields of the result. */
const WITH_FIELDS = new Set(['object', 'shape', 'concat']);

export class SourceDocs {
  readonly #files: readonly SourceFile[];

  readonly #constants: Constants;

  /** Reads all files below a folder, tests excluded. @param constants the values of names in docstrings. */
  constructor(folder: string, constants: Constants = {}) {
    this.#constants = constants;
    this.#files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
      .toSorted()
      .map((name) => parse(path.join(folder, name)));
  }

  /** Returns the docstrings of an exported constant or of a constant of a file with this export. */
  of(name: string): Doc {
    const named = this.#find(name);
    return named ? this.#ofNamed(named) : {};
  }

  /** Returns the docstrings of a constant in the file that also has another constant, such as `shapes`. */
  beside(neighbour: string, name: string): Doc {
    const file = this.#files.find(({ names }) => names.has(neighbour));
    const named = file?.names.get(name);
    return named ? this.#ofNamed(named) : {};
  }

  #find(name: string): Named | undefined {
    return this.#files.find(({ names }) => names.has(name))?.names.get(name);
  }

  #ofNamed({ name, expression, text, scope }: Named): Doc {
    const own = text === undefined ? {} : { text: withValues(text, this.#constants), isNamed: true };
    return { ...this.#ofNode(expression, scope), ...own, name };
  }

  #ofNode(node: Node, scope: Scope): Doc {
    if (node.type === 'TSAsExpression' || node.type === 'TSSatisfiesExpression') {
      return this.#ofNode(node.expression, scope);
    }
    if (node.type === 'Identifier') return this.#ofIdentifier(node.name, scope);
    if (node.type === 'ObjectExpression') return { fields: this.#fieldsOf(node, scope) };
    return node.type === 'CallExpression' ? this.#ofCall(node.callee, node.arguments, scope) : {};
  }

  #ofIdentifier(name: string, scope: Scope): Doc {
    const arg = scope.args.get(name);
    if (arg) return this.#ofNode(arg.node, arg.scope);
    const named = scope.file.names.get(name) ?? this.#find(name);
    return named ? this.#ofNamed(named) : {};
  }

  #fieldsOf(node: ObjectExpression, scope: Scope): ReadonlyMap<string, Doc> {
    return merged(
      node.properties.map((property) => {
        if (property.type === 'SpreadElement') return this.#ofNode(property.argument, scope);
        if (property.key.type !== 'Identifier') return undefined;
        const found = docBefore(scope.file, property.start);
        const text = found === undefined ? undefined : withValues(found, this.#constants);
        const value = this.#ofNode(property.value, scope);
        const doc = text === undefined ? value : { ...value, text, isNamed: false };
        return { fields: new Map([[property.key.name, doc]]) };
      }),
    );
  }

  #ofCall(callee: Expression, args: readonly Node[], scope: Scope): Doc {
    const [first] = args;
    if (callee.type === 'MemberExpression' && callee.property.type === 'Identifier') {
      const base = this.#ofNode(callee.object, scope);
      const isOther = ['shape', 'pick', 'omit', 'partial', 'concat'].includes(callee.property.name);
      const added = first && WITH_FIELDS.has(callee.property.name) ? this.#ofNode(first, scope) : undefined;
      const fields = merged([base, added]);
      const { text, name, ...rest } = base;
      const own = { ...(text !== undefined && { text }), ...(name !== undefined && { name }) };
      return { ...rest, ...(!isOther && own), ...(fields.size > 0 && { fields }) };
    }
    // `defineOperations<typeof shapes>()({ … })` describes its argument.
    if (callee.type === 'CallExpression' && first) return this.#ofNode(first, scope);
    if (callee.type !== 'Identifier') return {};
    if (callee.name === 'array') return first ? { items: this.#ofNode(first, scope) } : {};
    if (callee.name === 'object') return first ? { fields: merged([this.#ofNode(first, scope)]) } : {};
    return this.#ofFunction(callee.name, args, scope);
  }

  /** Returns the docstrings of what a function returns. Its own docstring is about the function. */
  #ofFunction(name: string, args: readonly Node[], scope: Scope): Doc {
    const named = scope.file.names.get(name) ?? this.#find(name);
    if (!named) return {};
    const bound = named.params.flatMap((param, index) => {
      const node = args[index];
      return node ? [[param, { node, scope }] as const] : [];
    });
    return this.#ofNode(named.expression, { ...named.scope, args: new Map(bound) });
  }
}
