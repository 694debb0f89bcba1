import path from 'node:path';

/** What the chunking asks of the bundler: the modules that a module imports at once. */
interface ModuleGraph {
  getModuleInfo: (id: string) => { importedIds: readonly string[] } | null;
}

const source = path.resolve(import.meta.dirname, '../src');
const inSource = (files: readonly string[]) => files.map((file) => path.join(source, file));

/** Makes the first calls, and waits for no other file (early.ts). */
const EARLY = inSource(['early.ts']);
/** The page itself, and the screen on which most visits begin. */
const FIRST = inSource(['main.tsx', 'features/auth/screens/Login/login.screen.tsx']);
/** The frame of members, with its menus and dialogs. */
const MEMBERS = inSource(['app/shell/member-shell.tsx']);
/** What visitors load on demand: it must not bring the frame of members along. */
const VISITORS = inSource([
  'app/landing/landing.screen.tsx',
  'app/landing/not-found.screen.tsx',
  'app/layouts/browser-warning.tsx',
  'app/session/share-session.ts',
  'app/session/unreachable-page.tsx',
  'features/auth/screens/ForgotPassword/forgot-password.screen.tsx',
  'features/auth/screens/Impersonate/impersonate.screen.tsx',
  'features/auth/screens/Logout/logout.screen.tsx',
  'features/auth/screens/ResetPassword/reset-password.screen.tsx',
  'features/auth/screens/TwoFactor/two-factor.screen.tsx',
]);

/**
 * Named by an index whose other exports the first files use, and not used by them. The graph is that before tree
 * shaking: followed further it would bring the calendar, the date fields and dropping files into the frame of members.
 * What the first files do use of React Aria has an import of its own as well.
 */
const UNUSED = [
  /\/react-aria-components\/dist\/exports\/index\.mjs$/u,
  /\/@internationalized\/number\/dist\/private\/NumberParser\.mjs$/u,
  /\/packages\/ui\/src\/file-upload\/file-upload\.tsx$/u,
  /\/packages\/domain\/src\/errors\/field-errors\.ts$/u,
];

/** The modules with all that they use at once. */
function withImports(ids: readonly string[], graph: ModuleGraph): Set<string> {
  const found = new Set(ids);
  for (const id of found)
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? [])
      if (!UNUSED.some((pattern) => pattern.test(imported))) found.add(imported);
  return found;
}

type NameOf = (id: string, graph: ModuleGraph) => string | null;

/**
 * Names the file of each module that the first page or the frame of members needs, for one build; and `shared` for what
 * many screens use, unless visitors need it too. Few files, because each costs a slow connection a round trip; libraries
 * apart, because they change less often than the portal.
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
      if (files.first.has(id)) return id.includes('/node_modules/') ? 'libraries' : 'portal';
      return files.members.has(id) && !files.visitors.has(id) ? 'members' : null;
    },
    shared: (id, graph) => (filesOf(graph).visitors.has(id) ? null : 'shared'),
  };
}
