export type ChangeKind = 'feat' | 'fix' | 'perf';

/** What happened to a component on a day. The subjects of the commits are English, and left out. */
export interface Change {
  date: string;
  kinds: ChangeKind[];
}

export interface Import {
  /** The folder and the name of an export of the library, such as `button/Button`. */
  component?: string;
  /** The name of an icon of `@mdi/js`, such as `mdiPlus`. */
  icon?: string;
}

const IMPORT = /import (?:type )?\{([^}]*)\} from '([^']+)'/gu;
const OF_LIBRARY = /^(?:@mijn\/ui|\.\.)\/([\w-]+)(?:\/\1\.tsx)?$/u;

export const importsIn = (code: string): Import[] =>
  [...code.matchAll(IMPORT)].flatMap(([, names = '', from = '']) => {
    const folder = OF_LIBRARY.exec(from)?.[1];
    if (folder === undefined && from !== '@mdi/js') return [];
    return names
      .split(',')
      .map((name) => name.replace(/^\s*type\s|\sas\s.*$/gu, '').trim())
      .filter(Boolean)
      .map((name) => (folder === undefined ? { icon: name } : { component: `${folder}/${name}` }));
  });

const NOTICED = /^(feat|fix|perf)(?:\([^)]*\))?!?: /u;
const kinds: Readonly<Record<string, ChangeKind>> = { feat: 'feat', fix: 'fix', perf: 'perf' };

function addTo(changes: Change[], date: string, kind: ChangeKind): void {
  const last = changes.at(-1);
  if (last?.date !== date) changes.push({ date, kinds: [kind] });
  else if (!last.kinds.includes(kind)) last.kinds.push(kind);
}

/**
 * Returns the changes from a history with one record per commit: `\x1e`, the day, `\x1f`, the subject, and the changed files, one per
 * line. Commits that users don't notice (refactor, docs, test) are left out.
 */
export function changesIn(history: string, folder: string): Record<string, Change[]> {
  const changes: Record<string, Change[]> = {};
  for (const record of history.split('\u001E').slice(1)) {
    const [head = '', ...files] = record.split('\n');
    const [date = '', subject = ''] = head.split('\u001F');
    const kind = kinds[NOTICED.exec(subject)?.[1] ?? ''];
    if (kind === undefined) continue;
    const touched = files.filter(
      (file) => file.startsWith(folder) && !/\.(stories|test)\.|\.mdx$/u.test(file),
    );
    for (const component of new Set(touched.map((file) => file.slice(folder.length).split('/')[0] ?? '')))
      addTo((changes[component] ??= []), date, kind);
  }
  return changes;
}
