import { readFileSync } from 'node:fs';

/** Matches the names of columns and fields with `_`, which are stored or sent. */
const OF_THE_WIRE = /^[a-z\d]+(?:_[a-z\d]+)+$/u;

/** The words of a name: `listAnswers` has `list` and `answers`, and `ANSWER_MS_MAX` has `answer`, `ms` and `max`. */
const wordsOf = (name) =>
  OF_THE_WIRE.test(name)
    ? []
    : name
        .replaceAll(/([a-z\d])([A-Z])/gu, '$1 $2')
        .toLowerCase()
        .split(/[ _]/u);

/**
 * Reads the table of retired words in docs/glossary.md.
 * @returns the word to use, by the retired word.
 */
export function readRetired(markdown) {
  const [, section = ''] = markdown.split('\n## Retired words\n');
  const rows = section.matchAll(/^\| (?<retired>`[^|]+) \| (?<use>[^|`]+) \|/gmu);
  return new Map(
    [...rows].flatMap(({ groups: { retired, use } }) =>
      [...retired.matchAll(/`([^`]+)`/gu)].map(([, word]) => [word, use.trim()]),
    ),
  );
}

/** Returns why a name may not be given, or undefined if each of its words is in use. */
export function faultOfName(name, retired) {
  const word = wordsOf(name).find((one) => retired.has(one));
  return word === undefined
    ? undefined
    : `No name has the word “${word}”: use “${retired.get(word)}” (docs/glossary.md).`;
}

let retiredWords;
const ownRetired = () =>
  (retiredWords ??= readRetired(readFileSync(new URL('../../../docs/glossary.md', import.meta.url), 'utf8')));

/** The lint rule that keeps retired words out of the names that the code gives. */
export const names = {
  meta: { type: 'problem', docs: { description: 'Names have no words that docs/glossary.md has retired.' } },
  create(context) {
    const check = (node) => {
      const message = node?.type === 'Identifier' && faultOfName(node.name, ownRetired());
      if (message) context.report({ node, message });
    };
    const ofFunction = ({ id, params }) => [id, ...params].forEach(check);
    return {
      VariableDeclarator: ({ id }) => check(id),
      FunctionDeclaration: ofFunction,
      ArrowFunctionExpression: ofFunction,
      ClassDeclaration: ({ id }) => check(id),
      TSInterfaceDeclaration: ({ id }) => check(id),
      TSTypeAliasDeclaration: ({ id }) => check(id),
      TSPropertySignature: ({ key }) => check(key),
    };
  },
};
