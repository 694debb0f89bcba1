import path from 'node:path';
import type { Doc, SourceDocs } from '@mijn/source-docs';
import { type Node, parseSync, type Program } from 'oxc-parser';
import { type Aliases, printType, withoutNull } from './print-type.ts';

/** A replacement of a part of a text. */
interface Edit {
  start: number;
  end: number;
  text: string;
}

interface Declarations {
  file: string;
  text: string;
  program: Program;
}

/** Returns the fields of the value of a schema that a declaration has inside `ObjectSchema<…>`. */
function schemaArguments(node: Node): readonly Node[] {
  if (node.type !== 'TSImportType' || node.qualifier?.type !== 'Identifier') return [];
  return node.qualifier.name.endsWith('Schema') ? (node.typeArguments?.params ?? []) : [];
}

interface Constant {
  name: string;
  type: Node;
}

function constantsIn({ body }: Program): Constant[] {
  return body.flatMap((statement) => {
    const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (declared?.type !== 'VariableDeclaration') return [];
    return declared.declarations.flatMap(({ id }) =>
      id.type === 'Identifier' && id.typeAnnotation
        ? [{ name: id.name, type: id.typeAnnotation.typeAnnotation }]
        : [],
    );
  });
}

interface Alias {
  name: string;
  constant: string;
  statement: Node;
  type: Node;
}

/** Returns the types of a file that are inferred from a constant: `type Todo = InferType<typeof todo>`. */
function inferredIn({ body }: Program): Alias[] {
  return body.flatMap((statement) => {
    if (statement.type !== 'ExportNamedDeclaration') return [];
    const { declaration } = statement;
    if (declaration?.type !== 'TSTypeAliasDeclaration') return [];
    const type = declaration.typeAnnotation;
    if (type.type !== 'TSTypeReference' || type.typeName.type !== 'Identifier') return [];
    const [argument] = type.typeArguments?.params ?? [];
    if (type.typeName.name !== 'InferType' || argument?.type !== 'TSTypeQuery') return [];
    if (argument.exprName.type !== 'Identifier') return [];
    return [{ name: declaration.id.name, constant: argument.exprName.name, statement, type }];
  });
}

function membersOf(node: Node): { name: string; type: Node }[] {
  if (node.type !== 'TSTypeLiteral') return [];
  return node.members.flatMap((member) =>
    member.type === 'TSPropertySignature' && member.key.type === 'Identifier' && member.typeAnnotation
      ? [{ name: member.key.name, type: member.typeAnnotation.typeAnnotation }]
      : [],
  );
}

/** Reads all declarations first, because a file names the types of others. */
function aliasesOf(files: readonly Declarations[]): Aliases {
  const aliases: Aliases = new Map();
  for (const { file, text, program } of files) {
    const constants = new Map(constantsIn(program).map(({ name, type }) => [name, type]));
    for (const { name, constant } of inferredIn(program)) {
      const type = constants.get(constant);
      const [literal] = type ? schemaArguments(type) : [];
      const isFirst = !aliases.has(constant);
      if (literal?.type === 'TSTypeLiteral' && isFirst) aliases.set(constant, { name, file, literal, text });
    }
  }
  return aliases;
}

/** Returns the name of the contract beside the schemas of a file, by which the docstrings find the file. */
const contractIn = ({ program }: Declarations): string =>
  constantsIn(program).find(({ name }) => name.endsWith('Contract'))?.name ?? '';

class FileEdits {
  readonly #declarations: Declarations;
  readonly #docs: SourceDocs;
  readonly #aliases: Aliases;
  readonly #edits: Edit[] = [];

  constructor(declarations: Declarations, docs: SourceDocs, aliases: Aliases) {
    this.#declarations = declarations;
    this.#docs = docs;
    this.#aliases = aliases;
  }

  #replace({ start, end }: { start: number; end: number }, text: string): void {
    this.#edits.push({ start, end, text });
  }

  #print(node: Node, doc: Doc): string {
    const { file, text } = this.#declarations;
    return printType(node, doc, { file, text, aliases: this.#aliases });
  }

  /** The fields and their docstrings stand in the type itself, so that an editor shows them. */
  writeTypes(): void {
    for (const { constant, name, type, statement } of inferredIn(this.#declarations.program)) {
      const alias = this.#aliases.get(constant);
      if (!alias || alias.file !== this.#declarations.file || alias.name !== name) continue;
      const doc = this.#docs.of(constant);
      this.#replace(type, this.#print(alias.literal, { ...doc, name: '' }));
      if (doc.text !== undefined) {
        const { start } = statement;
        this.#replace({ start, end: start }, `/** ${doc.text.replaceAll('\n', '\n * ')} */\n`);
      }
    }
  }

  /** The schemas of a resource name the types of their values. */
  writeSchemas(): void {
    for (const { name, type } of constantsIn(this.#declarations.program)) {
      const alias = this.#aliases.get(name);
      const [literal] = schemaArguments(type);
      if (literal && alias?.file === this.#declarations.file) this.#replace(literal, alias.name);
      if (name === 'shapes') {
        this.#writeShapes(type, this.#docs.beside(contractIn(this.#declarations), name), (part, value) =>
          this.#replace(schemaArguments(part)[0] ?? part, value),
        );
      }
    }
  }

  /** The operations name the types of their input and output. `Schema<Todo>` keeps the name that `ObjectSchema<Todo>` would lose. */
  writeOperations(): void {
    for (const { name, type } of constantsIn(this.#declarations.program)) {
      const [, shapes] = typeArgumentsOf(type, 'Typed');
      const docs = this.#docs.beside(name.replace(/Operations$/u, 'Contract'), 'shapes');
      if (shapes) {
        this.#writeShapes(shapes, docs, (part, value) =>
          this.#replace(part, `import("yup").Schema<${value}>`),
        );
      }
    }
  }

  #writeShapes(shapes: Node, docs: Doc, write: (part: Node, value: string) => void): void {
    for (const operation of membersOf(shapes)) {
      const doc = docs.fields?.get(operation.name);
      for (const part of membersOf(operation.type)) {
        const [value] = schemaArguments(part.type);
        if (!value) continue;
        const printed = this.#print(withoutNull(value), doc?.fields?.get(part.name) ?? {});
        write(part.type, printed.replaceAll('\n', '\n        '));
      }
    }
  }

  /** The contract refers to its operations and schemas, which stand in the files already. */
  writeContract(): void {
    for (const { name, type } of constantsIn(this.#declarations.program)) {
      const all = typeArgumentsOf(type, 'Contract');
      const [first, second] = all;
      if (!first || !second) continue;
      const file = path.posix.basename(this.#declarations.file).replace('.contract.d.ts', '.js');
      const operations = name.replace(/Contract$/u, 'Operations');
      this.#replace(first, `typeof import("./${file}").${operations}`);
      this.#replace(second, 'typeof shapes');
    }
  }

  result(): string {
    const { text } = this.#declarations;
    return this.#edits
      .toSorted((one, other) => other.start - one.start || other.end - one.end)
      .reduce((result, edit) => result.slice(0, edit.start) + edit.text + result.slice(edit.end), text);
  }
}

function typeArgumentsOf(node: Node, name: string): readonly Node[] {
  if (node.type === 'TSImportType' && node.qualifier?.type === 'Identifier' && node.qualifier.name === name) {
    return node.typeArguments?.params ?? [];
  }
  const isName =
    node.type === 'TSTypeReference' && node.typeName.type === 'Identifier' && node.typeName.name === name;
  return isName ? (node.typeArguments?.params ?? []) : [];
}

/**
 * Returns the declarations of a package, by their files, with a named type wherever the source has one. The compiler prints what
 * `InferType` infers as an object without a name and without the docstrings of its fields.
 */
export function nameTypes(files: ReadonlyMap<string, string>, docs: SourceDocs): Map<string, string> {
  const declarations = Array.from(files, ([file, text]) => ({
    file,
    text,
    program: parseSync(file, text).program,
  }));
  const aliases = aliasesOf(declarations);
  const edited = declarations.map((one) => {
    const edits = new FileEdits(one, docs, aliases);
    edits.writeTypes();
    edits.writeSchemas();
    edits.writeOperations();
    edits.writeContract();
    return [one.file, edits.result()] as const;
  });
  return new Map(edited);
}
