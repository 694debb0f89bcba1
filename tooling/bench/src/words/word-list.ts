import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** A word from the domain of homeowners' associations, its plural, and compounds that begin or end with the word. */
export interface ListedWord {
  word: string;
  plural: string;
  compounds: string[];
}

const listFile = path.resolve(import.meta.dirname, '../../words/vve-words.csv');

/** Reads the list of words. Each line after the heading is `word;plural;compounds`, with spaces between the compounds. */
export async function readWords(): Promise<ListedWord[]> {
  const [, ...lines] = (await readFile(listFile, 'utf8')).trim().split('\n');
  return lines.map((line) => {
    const [word = '', plural = '', compounds = ''] = line.split(';');
    return { word, plural, compounds: compounds.split(' ') };
  });
}
