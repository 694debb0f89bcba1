import { isIcon } from './icons-apart.ts';
import { importedOnDemand, inSource, isLibrary, type ModuleGraph, withImports } from './module-graph.ts';
import { placesOf } from './screen-parts.ts';

/**
 * The module that sends the first requests (early.ts). It has a chunk of its own, so that it waits for no
 * other file.
 */
const EARLY = inSource(['early.ts']);
/** The entry module of the portal and the login screen, which most visits start with. */
const FIRST = inSource(['main.tsx', 'features/auth/screens/Login/login.screen.tsx']);
/** The shell around all pages of members, and the layout of the pages about an association. */
const MEMBERS = inSource([
  'app/shell/member-shell.tsx',
  'app/notices/notices.ts',
  'features/messages/urgent-news.tsx',
  'app/layouts/association-layout.tsx',
]);
/**
 * The pages that visitors open before they sign in. Whatever they share with the pages of members is in the chunk
 * of the first page, so that a visitor does not download the members' shell. The pages of the links in mails may
 * load that shell, because few visitors open them.
 */
const VISITORS = inSource([
  'app/welcome/welcome.screen.tsx',
  'app/session/unreachable-page.tsx',
  'features/auth/screens/ForgotPassword/forgot-password.screen.tsx',
  'features/auth/screens/ResetPassword/reset-password.screen.tsx',
  'features/auth/screens/TwoFactor/two-factor.screen.tsx',
]);
/**
 * Signing in with a passkey, which the login screen loads when it is idle. It shares the formats of dates with the
 * pages of members, whose shell it must not load.
 */
const PASSKEYS = inSource(['features/auth/passkeys/passkey-login.tsx']);
/** The modules that every page loads after it is shown. */
const LATER = inSource([
  'app/layouts/browser-warning.tsx',
  'app/maintenance/maintenance-bar.tsx',
  'app/router/member-navigation.ts',
  'app/session/share-session.ts',
  'shared/shell/over-page.tsx',
  'shared/sections/stream/follow-events.ts',
]);

/** What explains a failed call. It is loaded after the page, so that the first failure waits for no file. */
const EXPLANATION = /\/packages\/api\/src\/errors\/explain[.]ts$/u;

const SCREEN = /[.]screen[.]tsx$/u;
/** The modules that routes import to start the requests of their screens. */
const CALLS = /[.](?:endpoints|load)[.]ts$/u;
/** The parts of components that load when the user shows intent: menus and dialogs. */
const ON_INTENT = /\/packages\/ui\/src\/[^?]+[.]tsx$/u;
const STYLE = /[.]module[.]css$/u;

/** The sets of modules that share a chunk. */
function chunksOf(graph: ModuleGraph) {
  const first = withImports(FIRST, graph);
  const lazy = importedOnDemand(first, graph);
  const afterPage = [...LATER, ...lazy.filter((id) => EXPLANATION.test(id))];
  const visitors = withImports([...VISITORS, ...afterPage], graph);
  const members = withImports([...MEMBERS, ...lazy.filter((id) => CALLS.test(id))], graph);
  const screens = lazy.filter((id) => SCREEN.test(id) && !visitors.has(id));
  const shown = withImports(screens, graph);
  const onIntent = importedOnDemand([...members, ...shown], graph).filter((id) => ON_INTENT.test(id));
  return {
    early: withImports(EARLY, graph),
    first,
    visitors,
    passkeys: withImports(PASSKEYS, graph),
    later: withImports(afterPage, graph),
    members,
    shown,
    onIntent: withImports(onIntent, graph),
    placeOf: placesOf(screens, new Set([...first, ...members]), graph),
  };
}

type NameOf = (id: string, graph: ModuleGraph) => string | null;

/**
 * Returns the function that names the chunk of a module, for one build. There are few chunks, because each one costs a
 * slow connection a round trip. Libraries of the first page have a chunk of their own, because they change less often
 * than the portal.
 */
export function fileNames(): NameOf {
  let known: ReturnType<typeof chunksOf> | undefined;
  return (id, graph) => {
    const chunks = (known ??= chunksOf(graph));
    if (chunks.early.has(id)) return 'early';
    if (chunks.first.has(id)) return isLibrary(id) ? 'libraries' : 'portal';
    const isStyle = STYLE.test(id);
    const place = chunks.members.has(id) ? 'members' : chunks.placeOf(id);
    if (chunks.visitors.has(id) && (isStyle || place === 'members')) return 'portal';
    if (chunks.later.has(id)) return 'later';
    if (chunks.visitors.has(id)) return place === null ? null : 'passwords';
    if (chunks.passkeys.has(id)) return place === 'members' || isIcon(id) ? 'formats' : 'passkeys';
    // For one icon, a menu would load the whole screen that has it too.
    if (isIcon(id) && chunks.onIntent.has(id)) return 'members';
    return place ?? (chunks.onIntent.has(id) && !chunks.shown.has(id) ? 'on-intent' : null);
  };
}
