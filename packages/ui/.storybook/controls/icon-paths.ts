import * as mdi from '@mdi/js';
import facts from 'virtual:project-facts';

const all: Readonly<Record<string, string>> = mdi;

/** The paths of the icons that the product uses, by their names in `@mdi/js`. */
export const iconPaths: Readonly<Record<string, string>> = Object.fromEntries(
  Object.keys(facts.icons)
    .toSorted()
    .flatMap((name) => {
      const path = all[name];
      return path === undefined ? [] : [[name, path]];
    }),
);
