import { nameOf, textName, type FoundDocument, type Where } from './word-archive.ts';
import type { ListedWord } from './word-list.ts';

type Relation = 'word by plural' | 'plural by word' | 'compound by word';

export interface Check {
  relation: Relation;
  where: Where;
  q: string;
  form: string;
  isFound: boolean;
  isMarked: boolean;
}

const plain = (text: string): string => text.toLowerCase().replaceAll(/[^a-z]/gu, '');

function checksOf(
  [q, form, relation]: readonly [string, string, Relation],
  found: ReadonlyMap<string, FoundDocument>,
  numbers: ReadonlyMap<string, number>,
): Check[] {
  const inName = found.get(nameOf(form));
  const inText = found.get(textName(numbers.get(form) ?? 0));
  const hits = inText?.match?.snippet.filter(({ is_hit }) => is_hit).map(({ text }) => plain(text)) ?? [];
  return [
    { relation, where: 'name', q, form, isFound: inName !== undefined, isMarked: inName !== undefined },
    {
      relation,
      where: 'text',
      q,
      form,
      isFound: inText !== undefined,
      isMarked: hits.some((hit) => plain(form).includes(hit)),
    },
  ];
}

function isWholeFirst(
  found: readonly FoundDocument[],
  whole: readonly string[],
  parts: readonly string[],
): boolean {
  const places = (names: readonly string[]): number[] =>
    names.map((name) => found.findIndex((document) => document.name === name)).filter((place) => place >= 0);
  return Math.max(-1, ...places(whole)) < Math.min(found.length, ...places(parts));
}

export async function checkWords(
  words: readonly ListedWord[],
  forms: readonly string[],
  search: (q: string) => Promise<FoundDocument[]>,
): Promise<{ checks: Check[]; wholeFirst: boolean[] }> {
  // The numbers start at 1, because `with ordinality` of PostgreSQL starts at 1.
  const numbers = new Map(forms.map((form, index) => [form, index + 1]));
  const namesOf = (form: string): string[] => [nameOf(form), textName(numbers.get(form) ?? 0)];
  const checks: Check[] = [];
  const wholeFirst: boolean[] = [];
  for (const { word, plural, compounds } of words) {
    const byWord = await search(word);
    const byPlural = await search(plural);
    const found = (documents: readonly FoundDocument[]) =>
      new Map(documents.map((document) => [document.name, document]));
    checks.push(
      ...checksOf([plural, word, 'word by plural'], found(byPlural), numbers),
      ...checksOf([word, plural, 'plural by word'], found(byWord), numbers),
      ...compounds.flatMap((compound) =>
        checksOf([word, compound, 'compound by word'], found(byWord), numbers),
      ),
    );
    // Compounds with a hyphen are left out, because the parts of such a compound are whole words too.
    const joined = compounds.filter((compound) => !compound.includes('-'));
    wholeFirst.push(isWholeFirst(byWord, namesOf(word), joined.flatMap(namesOf)));
  }
  return { checks, wholeFirst };
}
