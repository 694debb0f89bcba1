import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** A word of homeowners' associations, its plural, and longer words that begin or end with it. */
export interface ListedWord {
  word: string;
  plural: string;
  compounds: string[];
}

const listFile = path.resolve(import.meta.dirname, '../../words/vve-words.csv');

/** Reads the list of words: below its heading a line for each, `word;plural;compounds with spaces between them`. */
export async function readWords(): Promise<ListedWord[]> {
  const [, ...lines] = (await readFile(listFile, 'utf8')).trim().split('\n');
  return lines.map((line) => {
    const [word = '', plural = '', compounds = ''] = line.split(';');
    return { word, plural, compounds: compounds.split(' ') };
  });
}
