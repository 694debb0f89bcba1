import type { Check } from '../bundle/checks.ts';
import { atMost } from '../bundle/checks.ts';
import type { LibraryPage } from './library-page.ts';

export interface LibraryBudget {
  scriptBytes: number;
  styleBytes: number;
  components: readonly string[];
}

export function checkLibrary(page: LibraryPage, budget: LibraryBudget): Check[] {
  const foreign = page.components.filter((component) => !budget.components.includes(component));
  const others = [...foreign, ...(page.hasReactAria ? ['react-aria'] : [])];
  return [
    {
      name: 'a page of five components of the library carries nothing of the others',
      isMet: others.length === 0,
      found: others.join(', ') || `${page.components.length} folders`,
    },
    atMost('it has at most {max} of JavaScript besides React', page.scriptBytes, budget.scriptBytes),
    atMost('it has at most {max} of CSS', page.styleBytes, budget.styleBytes),
  ];
}
