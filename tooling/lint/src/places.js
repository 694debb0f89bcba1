/** Any other import is refused. ARCHITECTURE.md shows the same rules as a diagram. */
export const allowedImports = {
  'packages/domain': { workspace: [], libraries: ['yup', 'dayjs', 'bowser', 'ibantools'] },
  'packages/api': { workspace: ['@mijn/domain'] },
  'packages/api-conformance': { workspace: ['@mijn/domain', '@mijn/api'], libraries: [] },
  'packages/ui': { workspace: ['@mijn/domain'] },
  'apps/portal': { workspace: ['@mijn/domain', '@mijn/api', '@mijn/ui'] },
  'apps/server': { workspace: ['@mijn/domain'] },
  // It is the application of another provider, without a framework. The workspace has nothing else for it.
  'apps/example-widget': { workspace: ['@mijn/domain', '@mijn/api'], libraries: [] },
};

/** Matches tests, stories and tool configuration. These may import packages that the code of their package may not. */
const AROUND = /\.(test|stories)\.[jt]sx?$|\/(e2e|testing|\.storybook)\/|\.config\.[jt]s$/u;

export function placeOf(path) {
  const match = /(?:^|\/)((?:apps|packages|tooling)\/[^/]+)\/(.*)$/u.exec(path);
  return match ? { owner: match[1], inside: match[2] } : undefined;
}

export function isAround(path) {
  return AROUND.test(path);
}

export function featureOf(inside) {
  return /^src\/features\/([^/]+)\//u.exec(inside)?.[1];
}

/** The folders of server modules that belong together. Each of these modules has its own folder there. */
const MODULE_GROUPS = ['accounts', 'meetings', 'participation', 'todos', 'voting'];

/** Folders of such a group that are no modules. */
const PARTS = ['calendar', 'testing'];

const MODULE = new RegExp(
  String.raw`^src/modules/((?:(?:${MODULE_GROUPS.join('|')})/(?!(?:${PARTS.join('|')})/))?[^/]+)/`,
  'u',
);

/** Returns the module of a file of the server, such as `archive` or `voting/ballots`. */
export function moduleOf(inside) {
  return MODULE.exec(inside)?.[1];
}

/** Returns the folder of modules of a file of the server, such as `archive` or `voting`. */
export function folderOf(inside) {
  return /^src\/modules\/([^/]+)\//u.exec(inside)?.[1];
}
