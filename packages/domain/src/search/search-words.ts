import { formsOf, type WordForm } from './dutch-forms.ts';
import { foldText } from './fold.ts';

const STOP_WORDS = new Set(
  `aan al als bij dat de deze die dit doch door dus een en er haar had heb heeft hem het hij hoe hun iets ik in is je kan
  maar me meer men met mij mijn naar niet nog nu of om omdat onder ons ook op over te tegen toch toen tot u uit uw van
  veel voor want was wat we wel wie wij worden zal ze zei zelf zich zij zijn zo zonder zou
  wanneer waar waarom welk welke hoeveel hoog hoelang iemand kun kunt kunnen mag mogen moet moeten wil wilt willen word
  wordt hebben hebt ben bent onze jullie graag even eens gaat gaan doe doet doen kom komt komen weet weten vind vinden zoek zoeken krijg krijgen staat
  staan zit ligt zien laten eigen ergens vve`.split(/\s+/u),
);

export const isStopWord = (word: string): boolean => STOP_WORDS.has(word);

/** Further words are ignored, because they only make the search slower. */
export const WORDS_MAX = 8;

export interface Spelling {
  before: readonly string[];
  last: readonly WordForm[];
  /** Whether another word with the same meaning is spelled, and not the one that was typed. */
  isSynonym?: true;
}

export type SearchWord = readonly Spelling[];

/** Matches a word. An apostrophe before a final s belongs to the word, because `foto's` is searched as `fotos`. */
const TOKEN = /[\p{L}\p{N}]+(?:'s(?![\p{L}\p{N}]))?/gu;

export interface Token {
  text: string;
  start: number;
  end: number;
}

export const tokensOf = (folded: string): Token[] =>
  Array.from(folded.matchAll(TOKEN), ({ 0: token, index }) => ({
    text: token.replace("'", ''),
    start: index,
    end: index + token.length,
  }));

/** Returns the words with hyphens of a folded text as one word each: `cv-ketel` is also `cvketel`. @param tokens all its words. */
export function joinedOf(folded: string, tokens: readonly Token[]): Token[] {
  const joined: Token[] = [];
  let row: Token[] = [];
  const close = (): void => {
    const [first, last] = [row[0], row.at(-1)];
    if (first && last && row.length > 1)
      joined.push({ text: row.map(({ text }) => text).join(''), start: first.start, end: last.end });
    row = [];
  };
  for (const token of tokens) {
    const previous = row.at(-1);
    const isNext = previous && token.start === previous.end + 1 && folded[previous.end] === '-';
    if (!isNext) close();
    row.push(token);
  }
  close();
  return joined;
}

/** Words without a letter or digit match nothing. Stop words, such as `de` and `van`, are left out if the search has other words. */
export function wordsOf(q: string): string[] {
  const words = q
    .normalize('NFC')
    .split(/[\s\p{Cc}\p{Co}]+/u)
    .filter((word) => tokensOf(foldText(word)).length > 0);
  const telling = words.filter((word) => !isStopWord(foldText(word)));
  return telling.length > 0 ? telling : words;
}

/** Numbers and words of one or two letters are not searched inside words, because too many other words begin with them. */
const isPartAnywhere = (word: string): boolean => /^\p{L}{3,}$/u.test(word);

/** The last word may be incomplete, because the user may still be typing. */
const lastFormsOf = (token: string, isLast: boolean): WordForm[] =>
  isLast || isPartAnywhere(token) ? formsOf(token) : [{ text: token, isPart: false }];

/** An amount is not joined, so that `50,00` does not match `25000000`. */
const isAmount = (word: string): boolean => /[.,]/u.test(word) && !/\p{L}/u.test(word);

const REFERENCE = /^(?<letters>\p{L}{1,4})(?<year>(?:19|20)\d{2})(?<number>\d{2,6})$/u;

/** Matches a whole amount without marks, from a thousand. A year is a date. */
const BARE_AMOUNT = /^[1-9]\d{3,8}$/u;

/** Returns how a number is written with marks: `38.400` for `38400`, and `AP-2026-030` for `ap2026030`. */
function marked(token: string): SearchWord {
  const { letters, year, number } = REFERENCE.exec(token)?.groups ?? {};
  const written =
    letters !== undefined && year !== undefined && number !== undefined
      ? [letters, year, number]
      : BARE_AMOUNT.test(token)
        ? new Intl.NumberFormat('en').format(Number(token)).split(',')
        : [];
  const last = written.at(-1);
  if (last === undefined) return [];
  return [{ before: written.slice(0, -1), last: [{ text: last, isPart: false }], isSynonym: true }];
}

export function searchWordOf(word: string, isLast: boolean): SearchWord {
  const tokens = tokensOf(foldText(word)).map(({ text }) => text);
  const last = lastFormsOf(tokens.at(-1) ?? '', isLast);
  if (tokens.length < 2) return [{ before: [], last }, ...marked(tokens[0] ?? '')];
  const typed = { before: tokens.slice(0, -1), last };
  if (isAmount(word)) return [typed];
  return [typed, { before: [], last: lastFormsOf(tokens.join(''), isLast) }];
}
