import { isIcon } from './icons-apart.ts';
import { importedOnDemand, inSource, isLibrary, type ModuleGraph, withImports } from './module-graph.ts';
import { placesOf } from './screen-parts.ts';

/** The module that sends the first requests has a chunk of its own, so that it waits for no other file. */
const EARLY = inSource(['early.ts']);
const FIRST = inSource(['main.tsx', 'features/auth/screens/Login/login.screen.tsx']);
const MEMBERS = inSource([
  'app/shell/member-shell.tsx',
  'app/notices/notices.ts',
  'features/messages/urgent-news.tsx',
  'app/layouts/association-layout.tsx',
]);
/**
 * The pages that visitors open before they sign in. Code that these share with the pages of members is in the chunk of
 * the first page, so that a visitor does not load the members' shell. Few visitors open the pages of links in mails.
 */
const VISITORS = inSource([
  'app/welcome/welcome.screen.tsx',
  'app/session/unreachable-page.tsx',
  'features/auth/screens/ForgotPassword/forgot-password.screen.tsx',
  'features/auth/screens/ResetPassword/reset-password.screen.tsx',
  'features/auth/screens/TwoFactor/two-factor.screen.tsx',
]);
/**
 * Signing in with a passkey loads when the login screen is idle. It must not load the members' shell, with whose pages it
 * shares the formats of dates.
 */
const PASSKEYS = inSource(['features/auth/passkeys/passkey-login.tsx']);
/** The texts of errors load after the page too. They share the formats of dates with the pages of members, whose shell they must not load. */
const ERROR_TEXTS = inSource(['shared/forms/form-texts.ts', '../../../packages/api/src/texts/texts.ts']);
const LATER = inSource([
  'app/maintenance/maintenance-bar.tsx',
  'app/router/member-navigation.ts',
  'app/session/start-later.ts',
  'shared/shell/over-page.tsx',
  'shared/sections/stream/follow-events.ts',
]);

/** Loaded after the page, so that the first failure waits for no file. */
const EXPLANATION = /\/packages\/api\/src\/errors\/explain[.]ts$/u;

/** Only outdated browsers need the library that knows all browsers. */
const BROWSERS = /\/(?:bowser|domain\/src\/browsers)\//u;
const SCREEN = /[.]screen[.]tsx$/u;
const CALLS = /[.](?:endpoints|load)[.]ts$/u;
/** Calls that some routes of meetings start with. They are many, so that the shell does not have them. */
const CALLS_OF_SCREENS = /-calls[.]ts$/u;
/** The reader of a document loads with pdf.js, whose chunk is apart too. */
const ON_INTENT = /\/packages\/ui\/src\/(?!pdf-viewer\/)[^?]+[.]tsx$/u;
const STYLE = /[.]module[.]css$/u;

function chunksOf(graph: ModuleGraph) {
  const first = withImports(FIRST, graph);
  const lazy = importedOnDemand(first, graph);
  const afterPage = [...LATER, ...lazy.filter((id) => EXPLANATION.test(id))];
  const visitors = withImports([...VISITORS, ...afterPage], graph);
  const members = withImports([...MEMBERS, ...lazy.filter((id) => CALLS.test(id))], graph);
  const screens = lazy.filter((id) => SCREEN.test(id) && !visitors.has(id));
  const shown = withImports(screens, graph);
  const callsOfScreens = withImports(
    lazy.filter((id) => CALLS_OF_SCREENS.test(id)),
    graph,
  );
  const onIntent = importedOnDemand([...members, ...shown], graph).filter((id) => ON_INTENT.test(id));
  return {
    early: withImports(EARLY, graph),
    first,
    visitors,
    passkeys: withImports(PASSKEYS, graph),
    errorTexts: withImports(ERROR_TEXTS, graph),
    later: withImports(afterPage, graph),
    members,
    shown,
    onIntent: withImports(onIntent, graph),
    placeOf: placesOf(screens, new Set([...first, ...members]), callsOfScreens, graph),
  };
}

type NameOf = (id: string, graph: ModuleGraph) => string | null;

/**
 * Returns the function that names the chunk of a module. There are few chunks, because each one costs a slow connection a
 * round trip. Libraries of the first page have a chunk of their own, because they change less often than the portal.
 */
export function fileNames(): NameOf {
  let known: ReturnType<typeof chunksOf> | undefined;
  return (id, graph) => {
    const chunks = (known ??= chunksOf(graph));
    if (chunks.early.has(id)) return 'early';
    if (chunks.first.has(id)) return isLibrary(id) ? 'libraries' : 'portal';
    if (BROWSERS.test(id)) return 'browsers';
    const isStyle = STYLE.test(id);
    const place = chunks.members.has(id) ? 'members' : chunks.placeOf(id);
    if (chunks.visitors.has(id) && (isStyle || place === 'members')) return 'portal';
    // A screen that shares a module with what loads later does not load all of that.
    if (chunks.later.has(id)) return chunks.shown.has(id) ? 'portal' : 'later';
    if (chunks.visitors.has(id)) return place === null ? null : 'passwords';
    if (chunks.errorTexts.has(id)) return place === 'members' ? 'formats' : 'error-texts';
    // The settings have the icon of passkeys too, with the fields of passwords.
    if (chunks.passkeys.has(id) && isIcon(id)) return 'passwords';
    if (chunks.passkeys.has(id)) return place === 'members' ? 'formats' : 'passkeys';
    // For one icon, a menu would load the whole screen that has it too.
    if (isIcon(id) && chunks.onIntent.has(id) && chunks.shown.has(id)) return 'members';
    return place ?? (chunks.onIntent.has(id) && !chunks.shown.has(id) ? 'on-intent' : null);
  };
}
