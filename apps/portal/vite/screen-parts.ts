import { isLibrary, type ModuleGraph, withImports } from './module-graph.ts';

export type PlaceOf = (id: string) => string | null;

/** The minimum number of screens with a library, for a library in the chunk of the controls. */
const CONTROLS_FROM = 2;

/** The minimum number of screens with a part, for a part in the chunk of the members' shell. */
const SHELL_FROM = 7;

/** The modules of lists with pages: those of the address, and the table of screens that count their pages themselves. */
const PAGED = /\/(?:shared\/tables\/list-pages|ui\/src\/data-table\/data-table)[.]tsx?$/u;

const HELD = /\/meetings\/screens\/(?:Beamer|Door|EarlyVotes|Hands|HoldMeeting|Meeting|Vote)\//u;

/** The modules that choose and store the draft of a form. Screens with a form use them, some of which have no controls. */
const DRAFTS =
  /\/shared\/drafts\/(?:discarded-drafts|draft-locks|draft-scope|form-draft|open-draft|use-draft)[.]tsx?$/u;

/** Returns the length of a module without its comments, which no chunk has. */
const lengthOfCode = (code: string): number => code.replaceAll(/\/\*[^]*?\*\/|^\s*\/\/.*$/gmu, '').length;

const nameOf = (screen: string): string => screen.replace(/^.*\/|[.]screen[.]tsx$/gu, '');

/**
 * Places the modules of screens, so that each screen needs its own chunk, that of the shell, and at most two others:
 * - `drafts` keeps the input of forms;
 * - `controls` has the libraries of interactive fields, and the parts of screens with such fields;
 * - two screens with more in common than apart, such as adding and editing a message, are one chunk;
 * - `parts` has the parts of screens with a paged list, and those that few screens use. As two chunks, a list needed one
 * request more, and the other screens 4 kB less;
 * - `held-meetings` has the parts that only screens of a meeting that is held share, because they are many;
 * - all other shared parts are in the chunk of the members' shell.
 */
export function placesOf(
  screens: readonly string[],
  loaded: ReadonlySet<string>,
  graph: ModuleGraph,
): PlaceOf {
  const users = new Map<string, string[]>();
  for (const screen of screens)
    for (const id of withImports([screen], graph))
      if (!loaded.has(id)) users.set(id, [...(users.get(id) ?? []), screen]);

  const ofControls = new Set(
    [...users].flatMap(([id, { length }]) => (isLibrary(id) && length >= CONTROLS_FROM ? [id] : [])),
  );
  const withControls = new Set([...ofControls].flatMap((id) => users.get(id) ?? []));

  const withLists = new Set([...users].flatMap(([id, names]) => (PAGED.test(id) ? names : [])));

  const needsControls = (id: string) => [...withImports([id], graph)].some((part) => ofControls.has(part));

  const lengths = new Map<string, number>();
  for (const [id, names] of users) {
    const key = names.map(nameOf).join('-');
    const length = isLibrary(id) ? 0 : lengthOfCode(graph.getModuleInfo(id)?.code ?? '');
    lengths.set(key, (lengths.get(key) ?? 0) + length);
  }
  const lengthOf = (names: readonly string[]) => lengths.get(names.map(nameOf).join('-')) ?? 0;
  const isOneChunk = (names: readonly string[]): boolean => {
    const apart = names.reduce((sum, name) => sum + lengthOf([name]), 0);
    return names.length === 2 && lengthOf(names) > apart / names.length;
  };
  const partners = new Map(
    [...users.values()].filter(isOneChunk).flatMap((names) => names.map((name) => [name, names] as const)),
  );

  return (id) => {
    const names = users.get(id);
    if (!names) return null;
    if (ofControls.has(id)) return 'controls';
    const [first] = names;
    const together = partners.get(first ?? '');
    if (together && names.every((name) => together.includes(name))) return together.map(nameOf).join('-');
    if (names.length === 1) return first === undefined ? null : `${nameOf(first)}.screen`;
    if (isLibrary(id)) return null;
    if (DRAFTS.test(id)) return 'drafts';
    if (names.every((name) => HELD.test(name)) && !needsControls(id)) return 'held-meetings';
    const isOfControls = names.every((name) => withControls.has(name)) || needsControls(id);
    if (isOfControls) return 'controls';
    if (names.every((name) => withLists.has(name))) return 'parts';
    const isRare = names.length < SHELL_FROM && !names.some((name) => withControls.has(name));
    return isRare ? 'parts' : 'members';
  };
}
