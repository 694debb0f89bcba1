import type { Manifest } from 'vite';
import { KB } from '../budgets.ts';
import type { Route } from './routes.ts';

export interface Check {
  name: string;
  isMet: boolean;
  found: string;
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

/** The name of the check has `{max}` in place of the budget. */
export function atMost(what: string, bytes: number, max: number, route?: Route): Check {
  return {
    name: what.replace('{max}', wholeKb(max)),
    isMet: bytes <= max,
    found: inKb(bytes),
    ...(route ? { route } : {}),
  };
}

/** @throws Error when the manifest has no login screen. */
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

/** Each file is a request. The server sends the style sheets in the page, so only scripts count. */
export function checkRequests(route: Route, { requests }: ByteBudgets): Check {
  const count = route.files.scripts.size;
  return {
    name: `${route.name} needs at most ${requests.filesMax} files`,
    isMet: count <= requests.filesMax,
    found: `${count}`,
    route,
  };
}

export const checkFrame = (scriptBytes: number, { frame }: ByteBudgets): Check =>
  atMost('the frame of members loads at most {max} of JavaScript', scriptBytes, frame.scriptBytes);

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

/** Returns the check that heavy code is only in the scripts that need it. It fails without `holders`, because the code is no longer recognised. */
export function checkPlace(name: string, holders: readonly string[], others: ReadonlySet<string>): Check {
  const misplaced = holders.filter((file) => others.has(file));
  return {
    name,
    isMet: holders.length > 0 && misplaced.length === 0,
    found: holders.length === 0 ? 'nowhere' : misplaced.join(', ') || holders.join(', '),
  };
}

export function checkFirstCalls(manifest: Manifest): Check {
  const early = Object.values(manifest).find(({ name }) => name === 'early');
  const imports = early?.imports ?? [];
  return {
    name: 'the first calls wait for no other script',
    isMet: early !== undefined && imports.length === 0,
    found: early ? imports.join(', ') || early.file : 'nowhere',
  };
}
