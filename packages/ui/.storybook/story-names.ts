import type { Indexer } from 'storybook/internal/types';

const TITLE_CASE = /^[\p{Lu}\d]\S*(?: [\p{Lu}\d]\S*)+$/u;

/** Returns the name of a story as Dutch writes it. Storybook makes it from the export, with a capital for each word, as English does. */
export const dutchNameOf = (name: string): string =>
  TITLE_CASE.test(name) ? name.charAt(0) + name.slice(1).toLowerCase() : name;

/** Gives the tree and the search the Dutch names of the stories. Their ids stay the same. */
export const withDutchNames = (indexers: readonly Indexer[] = []): Indexer[] =>
  indexers.map((indexer) => ({
    ...indexer,
    createIndex: async (file, options) => {
      const entries = await indexer.createIndex(file, options);
      for (const entry of entries) if (entry.name !== undefined) entry.name = dutchNameOf(entry.name);
      return entries;
    },
  }));
