import type { Manifest } from 'vite';
import { KB } from '../budgets.ts';
import type { Route } from './routes.ts';

/** One budget and whether it is kept. */
export interface Check {
  /** A sentence, such as `login loads at most 130 kB of JavaScript`. */
  name: string;
  isMet: boolean;
  /** What was found. */
  found: string;
  /** The route that it is about, where it is about one. */
  route?: Route;
}

export interface ByteBudgets {
  login: { scriptBytes: number; styleBytes: number };
  screen: { scriptBytes: number };
  fonts: { files: number; bytes: number };
}

export const inKb = (bytes: number): string => `${(bytes / KB).toFixed(1)} kB`;
const wholeKb = (bytes: number): string => `${bytes / KB} kB`;

/** A budget of bytes; `{max}` in its name becomes the budget. */
export function atMost(what: string, bytes: number, max: number, route?: Route): Check {
  return {
    name: what.replace('{max}', wholeKb(max)),
    isMet: bytes <= max,
    found: inKb(bytes),
    ...(route ? { route } : {}),
  };
}

/** The budgets of the screens. @throws Error when there is no sign-in screen to judge. */
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

/** The budgets of the fonts: their number, and the bytes of each. */
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
 * That something heavy comes with what shows it.
 * @param name what is checked, as a sentence.
 * @param holders the scripts that hold it. None at all means that it is no longer recognised.
 * @param others the scripts that must not hold it.
 */
export function checkPlace(name: string, holders: readonly string[], others: ReadonlySet<string>): Check {
  const misplaced = holders.filter((file) => others.has(file));
  return {
    name,
    isMet: holders.length > 0 && misplaced.length === 0,
    found: holders.length === 0 ? 'nowhere' : misplaced.join(', ') || holders.join(', '),
  };
}

/** That the script of the first calls (apps/portal/src/early.ts) waits for no other. */
export function checkFirstCalls(manifest: Manifest): Check {
  const early = Object.values(manifest).find(({ name }) => name === 'early');
  const imports = early?.imports ?? [];
  return {
    name: 'the first calls wait for no other script',
    isMet: early !== undefined && imports.length === 0,
    found: early ? imports.join(', ') || early.file : 'nowhere',
  };
}
