import { readFileSync } from 'node:fs';

/** The modules with texts that people see: texts of the portal, the library and the API package, and mails. */
const TEXTS = /(?:[/-]texts|\.mail)\.ts$/u;

const REFUSED_WORD = /`([^`]+)`/gu;
const escaped = (word) => word.replaceAll(/[$()*+.?[\\\]^{|}]/gu, String.raw`\$&`);

/** Stands for a value in a text, such as a name. */
const VALUE = '\uFFFC';

/** Matches the words between the parts of a verb, within one sentence: `voer … in` is found in "Voer hier uw naam in". */
const BETWEEN = ` (?:[\\p{L}\\p{N}’'“”${VALUE}-]+,? ){0,6}`;

/** Matches a refused word that is written as `[verstuur]`: it is refused as a whole text only, such as the label of a button. Capitals count. */
const WHOLE = /^\[(.+)\]$/u;

function patternOf(word) {
  const [, whole] = WHOLE.exec(word) ?? [];
  if (whole !== undefined) return new RegExp(`^${escaped(whole)}$`, 'u');
  const isMark = !/[\p{L}\p{N}].*[\p{L}\p{N}]/u.test(word);
  const parts = word.split(' … ').map(escaped).join(BETWEEN);
  return new RegExp(isMark ? escaped(word) : `(?<![\\p{L}\\p{N}/_@.-])${parts}(?![\\p{L}\\p{N}/_@-])`, 'iu');
}

/** Reads docs/woordenlijst.md: each refused word with the word to use, and the literal texts that are allowed. */
export function readWords(markdown) {
  const rows = markdown.split('\n').filter((line) => line.startsWith('| '));
  const refused = rows.slice(1).flatMap((row) => {
    const [, use = '', refusedWords = ''] = row.split('|').map((cell) => cell.trim());
    return [...refusedWords.matchAll(REFUSED_WORD)].map(([, word]) => ({
      word,
      use,
      pattern: patternOf(word),
    }));
  });
  const literals = markdown
    .split('\n')
    .filter((line) => line.startsWith('- '))
    .map((line) => line.slice(2));
  return { refused, literals };
}

/** Returns the text of a template literal, so that the parts of a verb are found around a value. */
export const textOf = ({ quasis }) => quasis.map(({ value }) => value.cooked).join(VALUE);

/** Returns what is wrong with a text, or undefined if each of its words is in use. */
export function faultOfText(text, { refused, literals }) {
  if (literals.includes(text)) return undefined;
  const found = refused.find(({ pattern }) => pattern.test(text));
  if (!found) return undefined;
  const advice = found.use ? `use “${found.use}”` : 'leave it out';
  return `The portal does not write “${found.word}”: ${advice} (docs/woordenlijst.md).`;
}

let words;
const ownWords = () =>
  (words ??= readWords(readFileSync(new URL('../../../docs/woordenlijst.md', import.meta.url), 'utf8')));

/** The lint rule that requires the words of docs/woordenlijst.md in each text that people see. */
export const wordsRule = {
  meta: { type: 'problem', docs: { description: 'Texts have the words of docs/woordenlijst.md.' } },
  create(context) {
    if (!TEXTS.test(context.filename.replaceAll('\\', '/'))) return {};
    const check = (node, text) => {
      const message = faultOfText(text, ownWords());
      if (message) context.report({ node, message });
    };
    return {
      Literal: (node) => {
        if (typeof node.value === 'string' && node.parent.type !== 'ImportDeclaration')
          check(node, node.value);
      },
      TemplateLiteral: (node) => check(node, textOf(node)),
    };
  },
};
