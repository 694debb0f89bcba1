import type { Manifest } from 'vite';
import { KB } from '../budgets.ts';
import type { Route } from './routes.ts';

/** A budget and whether it is met. */
export interface Check {
  /** A sentence that describes the budget, such as `login loads at most 130 kB of JavaScript`. */
  name: string;
  isMet: boolean;
  /** The measured value. */
  found: string;
  /** The route that the budget is for. Undefined for a budget that is not for a route. */
  route?: Route;
}

export interface ByteBudgets {
  login: { scriptBytes: number; styleBytes: number };
  screen: { scriptBytes: number };
  frame: { scriptBytes: number };
  requests: { filesMax: number };
  fonts: { files: number; bytes: number };
}

export const inKb = (bytes: number): string => `${(bytes / KB).toFixed(1)} kB`;
const wholeKb = (bytes: number): string => `${bytes / KB} kB`;

/**
 * Returns the check of a byte budget.
 * @param what the name of the check, in which `{max}` is replaced by the budget.
 */
export function atMost(what: string, bytes: number, max: number, route?: Route): Check {
  return {
    name: what.replace('{max}', wholeKb(max)),
    isMet: bytes <= max,
    found: inKb(bytes),
    ...(route ? { route } : {}),
  };
}

/**
 * Returns the checks of the byte budgets of all screens.
 * @throws Error when the manifest has no login screen.
 */
export function checkRoutes(routes: readonly Route[], budgets: ByteBudgets): Check[] {
  const login = routes.find(({ name }) => name === 'login');
  if (!login) throw new Error('The manifest has no login screen: name the new one in checks.ts.');
  const { login: ofLogin, screen } = budgets;
  return [
    atMost('login loads at most {max} of JavaScript', login.scriptBytes, ofLogin.scriptBytes, login),
    atMost('login loads at most {max} of CSS', login.styleBytes, ofLogin.styleBytes, login),
    ...routes
      .filter((route) => route !== login)
      .map((route) =>
        atMost(
          `${route.name} loads at most {max} of JavaScript on top of its frame`,
          route.addedScriptBytes,
          screen.scriptBytes,
          route,
        ),
      ),
  ];
}

/**
 * Returns the check that a screen needs few files, because each one is a request. The server sends the style sheets in
 * the page, so only scripts count.
 */
export function checkRequests(route: Route, { requests }: ByteBudgets): Check {
  const count = route.files.scripts.size;
  return {
    name: `${route.name} needs at most ${requests.filesMax} files`,
    isMet: count <= requests.filesMax,
    found: `${count}`,
    route,
  };
}

/** Returns the check of the bytes that the shell of members adds to the entry. */
export const checkFrame = (scriptBytes: number, { frame }: ByteBudgets): Check =>
  atMost('the frame of members loads at most {max} of JavaScript', scriptBytes, frame.scriptBytes);

/** Returns the checks of the budgets of the fonts: the number of fonts and the bytes of each font. */
export function checkFonts(fontBytes: readonly number[], { fonts }: ByteBudgets): Check[] {
  return [
    {
      name: `the portal has exactly ${fonts.files} font file`,
      isMet: fontBytes.length === fonts.files,
      found: `${fontBytes.length}`,
    },
    atMost('its font has at most {max}', Math.max(0, ...fontBytes), fonts.bytes),
  ];
}

/**
 * Returns the check that heavy code is only in the scripts that need it.
 * @param name the name of the check, as a sentence.
 * @param holders the scripts that contain the code. If there are none, the code is no longer recognised and
 * the check fails.
 * @param others the scripts that may not contain the code.
 */
export function checkPlace(name: string, holders: readonly string[], others: ReadonlySet<string>): Check {
  const misplaced = holders.filter((file) => others.has(file));
  return {
    name,
    isMet: holders.length > 0 && misplaced.length === 0,
    found: holders.length === 0 ? 'nowhere' : misplaced.join(', ') || holders.join(', '),
  };
}

/** Returns the check that the script of the first requests (apps/portal/src/early.ts) imports no other script. */
export function checkFirstCalls(manifest: Manifest): Check {
  const early = Object.values(manifest).find(({ name }) => name === 'early');
  const imports = early?.imports ?? [];
  return {
    name: 'the first calls wait for no other script',
    isMet: early !== undefined && imports.length === 0,
    found: early ? imports.join(', ') || early.file : 'nowhere',
  };
}
