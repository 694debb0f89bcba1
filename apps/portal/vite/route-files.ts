import path from 'node:path';
import { type Plugin, type Rolldown, runnerImport } from 'vite';

/** The files that a page needs, as paths of the site. Each list is in the order in which the files are needed. */
interface PageFiles {
  scripts: string[];
  styles: string[];
}

/** The files of each route, for visitors and for members, by its pattern. The pattern `*` stands for any other page. */
type RouteFiles = Record<string, { visitor?: PageFiles; member: PageFiles }>;

const TABLE = '.vite/routes.json';

interface ReadRoutes {
  frame: readonly string[];
  aliases: readonly string[];
  pages: readonly {
    pattern: string;
    hasFrame: boolean;
    visitor?: string;
    member: string;
    calls?: string;
  }[];
}

const READ_ROUTES = path.resolve(import.meta.dirname, 'read-routes.js');
const ON_DEMAND = '?on-demand';
const ID_OF = '\0id-of/';
/** The icons are CommonJS, and the styles need a page. The list of routes draws nothing, so it needs neither. */
const DRAWN = /'(?:@mdi\/react|[^']+[.]module[.]css)'/gu;
const NOTHING_DRAWN = path.resolve(import.meta.dirname, 'nothing-drawn.js');
const DYNAMIC_IMPORT = /\bimport\((\s*)'([^']+)'/gu;

/** Lets the list of routes run in the build: each import on demand returns a module with its own id as the only export. */
function importsAsIds(): Plugin {
  return {
    name: 'imports-as-ids',
    enforce: 'pre',
    transform: (code, id) =>
      /^[^\0]+[.]tsx?$/u.test(id)
        ? code.replace(DRAWN, `'${NOTHING_DRAWN}'`).replace(DYNAMIC_IMPORT, `import($1'$2${ON_DEMAND}'`)
        : null,
    async resolveId(id, importer) {
      if (!id.endsWith(ON_DEMAND)) return null;
      const found = await this.resolve(id.slice(0, -ON_DEMAND.length), importer);
      return found && `${ID_OF}${encodeURIComponent(found.id)}.js`;
    },
    load: (id) =>
      id.startsWith(ID_OF)
        ? `export default ${JSON.stringify(decodeURIComponent(id.slice(ID_OF.length, -'.js'.length)))};`
        : null,
  };
}

function filesOf(ids: readonly string[], bundle: Rolldown.OutputBundle): PageFiles {
  const chunks = Object.values(bundle).filter(
    (output): output is Rolldown.OutputChunk => output.type === 'chunk',
  );
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const visit = (chunk: Rolldown.OutputChunk | undefined): void => {
    if (!chunk || scripts.has(chunk.fileName)) return;
    scripts.add(chunk.fileName);
    for (const style of chunk.viteMetadata?.importedCss ?? []) styles.add(style);
    for (const imported of chunk.imports) visit(chunks.find(({ fileName }) => fileName === imported));
  };
  for (const id of ids) {
    const holder = chunks.find(({ moduleIds }) => moduleIds.includes(id));
    if (!holder) throw new Error(`No file of the build has the module ${id}.`);
    visit(holder);
  }
  const inSite = (files: Iterable<string>) => [...files].map((file) => `/${file}`);
  return { scripts: inSite(scripts), styles: inSite(styles) };
}

async function tableOf(root: string, bundle: Rolldown.OutputBundle): Promise<RouteFiles> {
  const { module } = await runnerImport<ReadRoutes>(READ_ROUTES, {
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [importsAsIds()],
  });
  const entry = path.join(root, 'src/main.tsx');
  const rows = module.pages.map(({ pattern, hasFrame, visitor, member, calls }) => {
    const around = [...(hasFrame ? module.frame : []), ...(calls === undefined ? [] : [calls])];
    const files = {
      ...(visitor === undefined ? {} : { visitor: filesOf([entry, visitor], bundle) }),
      member: filesOf([entry, ...around, member], bundle),
    };
    return [pattern, files] as const;
  });
  const anyOther = { visitor: filesOf([entry], bundle), member: filesOf([entry, ...module.frame], bundle) };
  const aliases = module.aliases.map((alias) => [alias, anyOther] as const);
  return { ...Object.fromEntries([...rows, ...aliases]), '*': anyOther };
}

/** Writes the table of the files of each route into the build, so that a server can send their links with a page. */
export function routeFiles(): Plugin {
  let folder = '';
  return {
    name: 'route-files',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    configResolved: ({ root }) => {
      folder = root;
    },
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const table = await tableOf(folder, bundle);
        this.emitFile({ type: 'asset', fileName: TABLE, source: JSON.stringify(table) });
      },
    },
  };
}
