import { analyse } from 'scslre';

const KINDS = {
  Trade: 'two repetitions can share the same text',
  Self: 'a repetition is inside another one',
  Move: 'a repetition can begin anywhere in the same text',
};

/**
 * Returns why a regular expression can need more steps than its text has letters, times a constant: for a text of 100,000 letters
 * that is the square of it. Returns undefined for a linear one. @throws {SyntaxError} if it is no regular expression.
 */
export function faultOfExpression(source, flags) {
  const [report] = analyse({ source, flags }).reports;
  return report === undefined
    ? undefined
    : `The steps of this expression grow faster than its text, because ${KINDS[report.type]}: begin it with a lookbehind such as (?<!\\s), or scan by hand.`;
}

const joined = (texts) => (texts.includes(undefined) ? undefined : texts.join(''));

/**
 * Returns the text of an expression of JavaScript that is made of constants, or undefined.
 * @param constantOf returns the node of the value of a constant by its name, or undefined.
 */
export function textOf(node, constantOf) {
  const of = (one) => textOf(one, constantOf);
  switch (node?.type) {
    case 'Literal':
      return node.regex?.pattern ?? (typeof node.value === 'string' ? node.value : undefined);
    case 'TemplateLiteral':
      return joined(
        node.quasis.flatMap(({ value }, at) => [
          value.cooked,
          ...(at < node.expressions.length ? [of(node.expressions[at])] : []),
        ]),
      );
    case 'TaggedTemplateExpression':
      if (node.tag.property?.name !== 'raw') return undefined;
      return joined(
        node.quasi.quasis.flatMap(({ value }, at) => [
          value.raw,
          ...(at < node.quasi.expressions.length ? [of(node.quasi.expressions[at])] : []),
        ]),
      );
    case 'BinaryExpression':
      return node.operator === '+' ? joined([of(node.left), of(node.right)]) : undefined;
    case 'MemberExpression':
      return node.property.name === 'source' ? of(node.object) : undefined;
    case 'CallExpression':
      return textOfJoin(node, constantOf);
    case 'NewExpression':
      return node.callee.name === 'RegExp' ? of(node.arguments[0]) : undefined;
    case 'Identifier':
      return of(constantOf(node.name));
    case 'TSAsExpression':
      return of(node.expression);
    default:
      return undefined;
  }
}

/** Reads `WORDS.join('|')` of an array of constants. */
function textOfJoin({ callee, arguments: [separator] }, constantOf) {
  if (callee.property?.name !== 'join') return undefined;
  const list = callee.object.type === 'Identifier' ? constantOf(callee.object.name) : callee.object;
  if (list?.type !== 'ArrayExpression') return undefined;
  const texts = list.elements.map((element) => textOf(element, constantOf));
  return texts.includes(undefined) ? undefined : texts.join(textOf(separator, constantOf));
}

export const expressions = {
  meta: { type: 'problem', docs: { description: 'A regular expression takes linear time.' } },
  create(context) {
    const constants = new Map();
    const constantOf = (name) => constants.get(name);
    const check = (node, source, flags) => {
      const message = source === undefined ? undefined : faultOfExpression(source, flags);
      if (message) context.report({ node, message });
    };
    const ofConstructor = (node) => {
      if (node.callee.name !== 'RegExp') return;
      const [pattern, flags] = node.arguments;
      check(node, textOf(pattern, constantOf), flags === undefined ? '' : (textOf(flags, constantOf) ?? 'u'));
    };
    return {
      Program: ({ body }) => {
        for (const statement of body) {
          const { declarations } = statement.declaration ?? statement;
          for (const { id, init } of declarations ?? []) constants.set(id.name, init);
        }
      },
      Literal: (node) => check(node, node.regex?.pattern, node.regex?.flags),
      NewExpression: ofConstructor,
      CallExpression: ofConstructor,
    };
  },
};
