import path from 'node:path';

/** The part of the bundler's module graph that the chunking uses: the static imports of a module. */
interface ModuleGraph {
  getModuleInfo: (id: string) => { importedIds: readonly string[] } | null;
}

const source = path.resolve(import.meta.dirname, '../src');
const inSource = (files: readonly string[]) => files.map((file) => path.join(source, file));

/**
 * The module that sends the first requests (early.ts). It has a chunk of its own, so that it waits for no
 * other file.
 */
const EARLY = inSource(['early.ts']);
/** The entry module of the portal and the login screen, which most visits start with. */
const FIRST = inSource(['main.tsx', 'features/auth/screens/Login/login.screen.tsx']);
/** The shell around all pages of members, with the menus and dialogs. */
const MEMBERS = inSource(['app/shell/member-shell.tsx']);
/**
 * The modules that visitors load on demand. Whatever they import stays out of the chunk of the members'
 * shell, so that a visitor does not download that shell.
 */
const VISITORS = inSource([
  'app/landing/landing.screen.tsx',
  'app/landing/not-found.screen.tsx',
  'app/layouts/browser-warning.tsx',
  'app/session/share-session.ts',
  'app/session/unreachable-page.tsx',
  'features/account/screens/ConfirmEmail/confirm-email.screen.tsx',
  'features/account/screens/UndoEmail/undo-email.screen.tsx',
  'features/auth/screens/ForgotPassword/forgot-password.screen.tsx',
  'features/auth/screens/Impersonate/impersonate.screen.tsx',
  'features/auth/screens/Logout/logout.screen.tsx',
  'features/auth/screens/ResetPassword/reset-password.screen.tsx',
  'features/auth/screens/TwoFactor/two-factor.screen.tsx',
  'features/notifications/screens/Unsubscribe/unsubscribe.screen.tsx',
]);

/**
 * Modules that the first files do not use, although an index module that they import exports them. The module
 * graph is the one before tree shaking. If these modules were followed, the calendar, the date fields and the
 * file upload would be in the chunk of the members' shell. The parts of React Aria that the first files do
 * use are also imported directly.
 */
const UNUSED = [
  /\/react-aria-components\/dist\/exports\/index\.mjs$/u,
  /\/@internationalized\/number\/dist\/private\/NumberParser\.mjs$/u,
  /\/packages\/ui\/src\/file-upload\/file-upload\.tsx$/u,
  /\/packages\/domain\/src\/errors\/field-errors\.ts$/u,
];

/** Returns the modules together with everything that they import statically. */
function withImports(ids: readonly string[], graph: ModuleGraph): Set<string> {
  const found = new Set(ids);
  for (const id of found)
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? [])
      if (!UNUSED.some((pattern) => pattern.test(imported))) found.add(imported);
  return found;
}

/** Returns whether a module is in a library, or replaces a part of one. */
const isLibrary = (id: string): boolean =>
  id.includes('/node_modules/') || id.startsWith(import.meta.dirname);

type NameOf = (id: string, graph: ModuleGraph) => string | null;

/**
 * Returns the functions that name the chunk of a module, for one build. `first` names the chunks of the first
 * page and of the members' shell. `shared` is the chunk of modules that many screens use, except those that
 * visitors need too. There are few chunks, because each one costs a slow connection a round trip. Libraries
 * have a chunk of their own, because they change less often than the portal.
 */
export function fileNames(): { first: NameOf; shared: NameOf } {
  let known: Record<'early' | 'first' | 'members' | 'visitors', Set<string>> | undefined;
  const filesOf = (graph: ModuleGraph) =>
    (known ??= {
      early: withImports(EARLY, graph),
      first: withImports(FIRST, graph),
      members: withImports(MEMBERS, graph),
      visitors: withImports(VISITORS, graph),
    });
  return {
    first: (id, graph) => {
      const files = filesOf(graph);
      if (files.early.has(id)) return 'early';
      if (files.first.has(id)) return isLibrary(id) ? 'libraries' : 'portal';
      return files.members.has(id) && !files.visitors.has(id) ? 'members' : null;
    },
    shared: (id, graph) => (filesOf(graph).visitors.has(id) ? null : 'shared'),
  };
}
