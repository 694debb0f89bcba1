/** The fields of a package.json that the packages of the workspace have. */
export interface Manifest {
  name: string;
  version: string;
  description?: string;
  sideEffects?: boolean;
  /** The programs by their name, such as `./src/bin.ts`. */
  bin?: Readonly<Record<string, string>>;
  exports: Readonly<Record<string, string>>;
  dependencies?: Readonly<Record<string, string>>;
  peerDependencies?: Readonly<Record<string, string>>;
  peerDependenciesMeta?: Readonly<Record<string, unknown>>;
}

export interface Entry {
  specifier: string;
  source: string;
}

/** Returns what a path with `*` has at every `*`, or undefined if the path does not match. */
function starOf(pattern: string, file: string): string | undefined {
  const [before = '', ...rest] = pattern.split('*').map((part) => part.replaceAll(/[.+()|[\]\\]/gu, '\\$&'));
  if (rest.length === 0) return pattern === file ? '' : undefined;
  const [next = '', ...others] = rest;
  const source = `^${before}([^/]+)${next}${others.map((part) => `\\1${part}`).join('')}$`;
  return new RegExp(source, 'u').exec(file)?.[1];
}

/** A published package lists its entries one by one, because tools cannot list what a pattern matches. */
export function entriesOf(exports: Manifest['exports'], files: readonly string[]): Entry[] {
  const entries = Object.entries(exports).flatMap(([specifier, target]) =>
    files.flatMap((file) => {
      const star = starOf(target.replace('./', ''), file);
      return star === undefined ? [] : [{ specifier: specifier.replaceAll('*', star), source: file }];
    }),
  );
  return entries.toSorted((one, other) => one.specifier.localeCompare(other.specifier));
}

/** Returns the data files of a package by their specifier, such as `./openapi.json`. They are published as they are. */
export const dataOf = (exports: Manifest['exports']): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(exports).filter(([, target]) => target.endsWith('.json')));

/** Returns the output of a source in the published package: `./lib/todos/todos.js`. */
export const outputOf = (source: string, extension: 'js' | 'd.ts'): string =>
  source.replace(/^src\//u, './lib/').replace(/\.ts$/u, `.${extension}`);

const programOf = (source: string): string => outputOf(source.replace('./', ''), 'js');

/** The parts of the published package.json that come from elsewhere. */
interface Surroundings {
  entries: readonly Entry[];
  /** The range of a dependency whose range in the workspace is `catalog:` or `workspace:*`. */
  rangeOf: (name: string, range: string) => string;
  repository?: string | undefined;
}

const resolved = (
  dependencies: Readonly<Record<string, string>> | undefined,
  rangeOf: Surroundings['rangeOf'],
): Record<string, string> =>
  Object.fromEntries(
    Object.entries(dependencies ?? {}).map(([name, range]) => [name, rangeOf(name, range)] as const),
  );

/** Returns the package.json of the published package. It has no scripts and nothing of the workspace. */
export function publishedManifest(own: Manifest, { entries, rangeOf, repository }: Surroundings): object {
  const { name, version, description, sideEffects, bin, dependencies } = own;
  const { peerDependencies, peerDependenciesMeta } = own;
  const data = dataOf(own.exports);
  const exports = entries.map(({ specifier, source }) => [
    specifier,
    { types: outputOf(source, 'd.ts'), default: outputOf(source, 'js') },
  ]);
  return {
    name,
    version,
    description,
    license: 'MIT',
    ...(repository && { repository: { type: 'git', url: repository } }),
    type: 'module',
    sideEffects,
    ...(bin && {
      bin: Object.fromEntries(
        Object.entries(bin).map(([program, source]) => [program, programOf(source)] as const),
      ),
    }),
    files: [
      'lib',
      'src',
      'CHANGELOG.md',
      'sbom.cdx.json',
      ...Object.values(data).map((file) => file.replace('./', '')),
    ],
    engines: { node: '>=22' },
    exports: { ...Object.fromEntries(exports), ...data, './package.json': './package.json' },
    dependencies: resolved(dependencies, rangeOf),
    ...(peerDependencies && { peerDependencies: resolved(peerDependencies, rangeOf), peerDependenciesMeta }),
    publishConfig: { access: 'public' },
  };
}
