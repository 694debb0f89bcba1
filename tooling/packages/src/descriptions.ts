import { type Comment, type Node, parseSync, Visitor } from 'oxc-parser';

interface Found {
  fields: number;
  /** The fields without a docstring, as `todos.contract.d.ts: handler`. */
  undescribed: string[];
}

const isInside = ({ start, end }: Node, others: readonly Node[]): boolean =>
  others.some((other) => other.start <= start && end <= other.end);

const hasDocstring = (text: string, start: number, comments: readonly Comment[]): boolean => {
  const before = comments.findLast(({ end }) => end <= start);
  return before?.value.startsWith('*') === true && text.slice(before.end, start).trim() === '';
};

/** Returns the fields of a file of declarations that are sent or received: those of types of contracts, and of operations. */
export function undescribedIn(file: string, text: string): Found {
  const { program, comments } = parseSync(file, text);
  const values: Node[] = [];
  const fields: { node: Node; name: string }[] = [];
  new Visitor({
    TSTypeAliasDeclaration({ typeAnnotation }) {
      if (file.endsWith('.contract.d.ts')) values.push(typeAnnotation);
    },
    TSImportType({ qualifier, typeArguments }) {
      if (qualifier?.type === 'Identifier' && qualifier.name === 'Schema')
        values.push(...(typeArguments?.params ?? []));
    },
    TSPropertySignature(node) {
      fields.push({ node, name: text.slice(node.key.start, node.key.end) });
    },
  }).visit(program);
  const sent = fields.filter(({ node }) => isInside(node, values));
  return {
    fields: sent.length,
    undescribed: sent
      .filter(({ node }) => !hasDocstring(text, node.start, comments))
      .map(({ name }) => `${file}: ${name}`),
  };
}
