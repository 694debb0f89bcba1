import { measureArchiveList } from './archive-list.ts';
import { measureWords } from './words/words.ts';

export const serverCases = [
  { name: 'list', measure: measureArchiveList },
  { name: 'words', measure: measureWords },
] as const;

export async function printServer(cases: readonly (typeof serverCases)[number][]): Promise<void> {
  for (const { measure } of cases) await measure();
}
