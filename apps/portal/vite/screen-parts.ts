import { type ModuleGraph, isLibrary, withImports } from './module-graph.ts';

export type PlaceOf = (id: string) => string | null;

/** The minimum number of screens with a part, for a part in the chunk of the members' shell. */
const SHELL_FROM = 7;

/** The modules of lists with pages: those of the address, and the table of screens that count their pages themselves. */
const PAGED = /\/(?:shared\/tables\/list-pages|ui\/src\/data-table\/data-table)[.]tsx?$/u;

/** The modules that only forms have: a draft, choices and files. */
const OF_FORM =
  /\/(?:shared\/drafts\/use-draft|shared\/forms\/choice-fields|ui\/src\/(?:radio-group\/radio-group|file-upload\/file-upload))[.]tsx?$/u;

const HELD = /\/meetings\/screens\/(?:Beamer|EarlyVotes|HoldMeeting|Meeting|Vote)\//u;

const OF_MEETINGS = /\/src\/features\/meetings\//u;

/** The screen that shows something of many features, such as the next meeting. */
const OVERVIEW = /\/overview[.]screen[.]tsx$/u;

/** The screen of a link in a mail, which few members open, and which is about any feature. */
const EMAIL_LINK = /\/email-link[.]screen[.]tsx$/u;

/** Returns the length of a module without its comments, which no chunk has. */
const lengthOfCode = (code: string): number => code.replaceAll(/\/\*[^]*?\*\/|^\s*\/\/.*$/gmu, '').length;

const nameOf = (screen: string): string => screen.replace(/^.*\/|[.]screen[.]tsx$/gu, '');

/** Returns whether screens of meetings alone need a part, besides the overview, which shows the next meeting, and links in mails. */
function isOfMeetings(screens: readonly string[]): boolean {
  const others = screens.filter((screen) => !OVERVIEW.test(screen) && !EMAIL_LINK.test(screen));
  return others.length > 0 && others.every((screen) => OF_MEETINGS.test(screen));
}

type UsersOf = ReadonlyMap<string, readonly string[]>;

/** Returns the screens with more in common than apart, such as adding and editing a message, each with both. */
function partnersOf(users: UsersOf, graph: ModuleGraph): UsersOf {
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
  return new Map(
    [...users.values()].filter(isOneChunk).flatMap((names) => names.map((name) => [name, names] as const)),
  );
}

/**
 * Places the modules of screens, so that each screen needs its own chunk, that of the shell, and at most two others:
 * - two screens with more in common than apart, such as adding and editing a message, are one chunk;
 * - `meetings` has what only screens of meetings share, which are many. `held-meetings` has what only those of a meeting that
 * is held share;
 * - `lists` has what only screens with a paged list share, and `forms` what only those with a draft or its fields share;
 * - `parts` has what few screens share. If one of them is of meetings, or if lists or forms need the part, it is in the chunk
 * of the shell, because screens of meetings have two shared chunks without it;
 * - all other shared parts are in the chunk of the shell.
 * The first calls of a route are in none of the chunks of one screen, as another may start with the same.
 */
export function placesOf(
  screens: readonly string[],
  loaded: ReadonlySet<string>,
  calls: ReadonlySet<string>,
  graph: ModuleGraph,
): PlaceOf {
  const users = new Map<string, string[]>();
  for (const screen of screens)
    for (const id of withImports([screen], graph))
      if (!loaded.has(id)) users.set(id, [...(users.get(id) ?? []), screen]);

  const usersOf = (pattern: RegExp) =>
    new Set([...users].flatMap(([id, names]) => (pattern.test(id) ? names : [])));
  const withLists = usersOf(PAGED);
  const withForms = usersOf(OF_FORM);
  const partners = partnersOf(users, graph);

  const sharedPlaceOf = (names: readonly string[]): string | undefined => {
    if (names.every((name) => HELD.test(name))) return 'held-meetings';
    if (isOfMeetings(names)) return 'meetings';
    if (names.every((name) => withLists.has(name))) return 'lists';
    return names.every((name) => withForms.has(name)) ? 'forms' : undefined;
  };
  // A chunk of lists or forms that imports one of parts would bring it along to screens of meetings.
  const ofShared = withImports(
    [...users].flatMap(([id, names]) => (names.length > 1 && sharedPlaceOf(names) !== undefined ? [id] : [])),
    graph,
  );

  return (id) => {
    const names = users.get(id);
    if (!names) return null;
    const [first] = names;
    const together = partners.get(first ?? '');
    if (together && names.every((name) => together.includes(name))) return together.map(nameOf).join('-');
    if (names.length === 1 && first !== undefined && !calls.has(id)) return `${nameOf(first)}.screen`;
    const isRare =
      names.length < SHELL_FROM && !ofShared.has(id) && !names.some((name) => OF_MEETINGS.test(name));
    return sharedPlaceOf(names) ?? (isRare ? 'parts' : 'members');
  };
}
