import { budgets, KB, SLACK } from '../budgets.ts';
import type { Check } from '../harness/report.ts';
import type { Route } from './files.ts';

export const inKb = (bytes: number): string => `${(bytes / KB).toFixed(1)} kB`;

/** Returns the check that bytes are within a budget, with its slack. `{max}` in the name stands for the budget. */
export function atMost(what: string, bytes: number, max: number): Check {
  return {
    name: what.replace('{max}', `${max / KB} kB`),
    isMet: bytes <= max * SLACK,
    found: `${inKb(bytes)}, fails above ${(max * SLACK) / KB} kB`,
  };
}

/** @throws Error when there is no login screen. */
export function checkRoutes(routes: readonly Route[]): Check[] {
  const login = routes.find(({ name }) => name === '/login');
  if (!login) throw new Error('There is no route /login: name the new one in checks.ts.');
  const { filesMax } = budgets.requests;
  return [
    atMost('/login loads at most {max} of JavaScript', login.scriptBytes, budgets.login.scriptBytes),
    atMost('/login loads at most {max} of CSS', login.styleBytes, budgets.login.styleBytes),
    ...routes.flatMap((route) => [
      atMost(
        `${route.name} loads at most {max} of JavaScript on top of its frame`,
        route.addedScriptBytes,
        budgets.screen.scriptBytes,
      ),
      // Each file is a request. The server sends the style sheets in the page, so only scripts count.
      {
        name: `${route.name} needs at most ${filesMax} files`,
        isMet: route.scripts.size <= filesMax,
        found: `${route.scripts.size}`,
      },
    ]),
  ];
}

/** Returns the check that heavy code is only in the scripts that need it. It fails without `holders`, because the code is no longer recognised. */
export function checkPlace(name: string, holders: readonly string[], others: ReadonlySet<string>): Check {
  const misplaced = holders.filter((file) => others.has(file));
  return {
    name,
    isMet: holders.length > 0 && misplaced.length === 0,
    found: holders.length === 0 ? 'nowhere' : misplaced.join(', ') || holders.join(', '),
  };
}

/** Returns the check that a list has nothing. */
export const checkNone = (name: string, found: readonly string[]): Check => ({
  name,
  isMet: found.length === 0,
  found: found.join(', ') || 'none',
});
