import path from 'node:path';
import type { Doc } from '@mijn/source-docs';
import type { Node, TSPropertySignature, TSTypeLiteral } from 'oxc-parser';

/** A type with a name, by the name of the constant that it is inferred from. */
export type Aliases = Map<string, { name: string; file: string; literal: TSTypeLiteral; text: string }>;

/** The place that a type is printed in. */
interface Place {
  file: string;
  text: string;
  aliases: Aliases;
}

const isUndefined = ({ type }: Node): boolean => type === 'TSUndefinedKeyword';

const isPlain = ({ type }: Node): boolean => type !== 'TSUndefinedKeyword' && type !== 'TSNullKeyword';

/** Returns the members of `NonNullable<A | undefined>`, of a union, or of a single type. */
function choicesOf(node: Node): readonly Node[] {
  if (node.type === 'TSUnionType') return node.types;
  const isNonNullable =
    node.type === 'TSTypeReference' &&
    node.typeName.type === 'Identifier' &&
    node.typeName.name === 'NonNullable';
  const [argument] = isNonNullable ? (node.typeArguments?.params ?? []) : [];
  return argument ? choicesOf(argument).filter(isPlain) : [node];
}

/** Returns the object of a union with null or undefined, which is the value of a query or a body that may be left out. */
export function withoutNull(node: Node): Node {
  const [first = node, ...others] = choicesOf(node).filter(isPlain);
  return others.length === 0 ? first : node;
}

const propertiesOf = ({ members }: TSTypeLiteral): TSPropertySignature[] =>
  members.filter((member) => member.type === 'TSPropertySignature');

const keyOf = ({ key }: TSPropertySignature, text: string): string => text.slice(key.start, key.end);

const isOptional = ({ optional, typeAnnotation }: TSPropertySignature): boolean =>
  optional ||
  choicesOf(typeAnnotation?.typeAnnotation ?? { type: 'TSAnyKeyword', start: 0, end: 0 }).some(isUndefined);

/** Returns a text that is the same for two types with the same fields in any order. */
function shapeOf(node: Node, text: string): string {
  if (node.type === 'TSTypeLiteral') {
    const fields = propertiesOf(node).map((property) => {
      const type = property.typeAnnotation ? shapeOf(property.typeAnnotation.typeAnnotation, text) : 'any';
      return `${keyOf(property, text)}${isOptional(property) ? '?' : ''}:${type}`;
    });
    return `{${fields.toSorted().join(';')}}`;
  }
  if (node.type === 'TSArrayType') return `(${shapeOf(node.elementType, text)})[]`;
  const choices = choicesOf(node).filter((choice) => !isUndefined(choice));
  if (choices.length === 1 && choices[0] === node)
    return text.slice(node.start, node.end).replaceAll(/\s+/gu, '');
  return choices
    .map((choice) => shapeOf(choice, text))
    .toSorted()
    .join('|');
}

function nameOf(node: TSTypeLiteral, doc: Doc, { file, text, aliases }: Place): string | undefined {
  const alias = aliases.get(doc.name ?? '');
  if (!alias || shapeOf(alias.literal, alias.text) !== shapeOf(node, text)) return undefined;
  if (alias.file === file) return alias.name;
  const specifier = path.posix.relative(path.posix.dirname(file), alias.file).replace(/\.d\.ts$/u, '.js');
  return `import("${specifier.startsWith('.') ? specifier : `./${specifier}`}").${alias.name}`;
}

const indented = (text: string): string => text.replaceAll(/^(?=.)/gmu, '    ');

function printProperty(property: TSPropertySignature, doc: Doc, place: Place): string {
  const type = property.typeAnnotation
    ? printType(property.typeAnnotation.typeAnnotation, doc, place)
    : 'any';
  const key = keyOf(property, place.text);
  const comment = doc.text === undefined ? '' : `/** ${doc.text.replaceAll('\n', '\n * ')} */\n`;
  return `${comment}${key}${isOptional(property) ? '?' : ''}: ${type};\n`;
}

/** Returns a type of a declaration with the names of its objects, and the docstrings of those without a name. */
export function printType(node: Node, doc: Doc, place: Place): string {
  if (node.type === 'TSTypeLiteral') {
    const name = nameOf(node, doc, place);
    if (name !== undefined) return name;
    const fields = propertiesOf(node).map((property) =>
      printProperty(property, doc.fields?.get(keyOf(property, place.text)) ?? {}, place),
    );
    return fields.length === 0 ? '{}' : `{\n${indented(fields.join(''))}}`;
  }
  if (node.type === 'TSArrayType') {
    const item = printType(node.elementType, doc.items ?? {}, place);
    return choicesOf(node.elementType).length > 1 ? `(${item})[]` : `${item}[]`;
  }
  const choices = choicesOf(node);
  if (choices.length === 1 && choices[0] === node) return place.text.slice(node.start, node.end);
  return choices.map((choice) => printType(choice, doc, place)).join(' | ');
}
