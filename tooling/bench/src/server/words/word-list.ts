import { readFile } from 'node:fs/promises';
import path from 'node:path';

export interface ListedWord {
  word: string;
  plural: string;
  compounds: string[];
}

const listFile = path.join(import.meta.dirname, 'vve-words.csv');

/** Each line after the heading is `word;plural;compounds`, with spaces between the compounds. */
export async function readWords(): Promise<ListedWord[]> {
  const [, ...lines] = (await readFile(listFile, 'utf8')).trim().split('\n');
  return lines.map((line) => {
    const [word = '', plural = '', compounds = ''] = line.split(';');
    return { word, plural, compounds: compounds.split(' ') };
  });
}
