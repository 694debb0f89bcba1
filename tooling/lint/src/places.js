/**
 * What each workspace package may import. Anything that is not listed is refused. CONTRIBUTING.md shows the same as a drawing.
 */
export const allowedImports = {
  'packages/domain': { workspace: [], libraries: ['yup', 'dayjs', 'bowser', 'ibantools'] },
  'packages/api': { workspace: ['@mijn/domain'] },
  'packages/ui': { workspace: ['@mijn/domain'] },
  'apps/portal': { workspace: ['@mijn/domain', '@mijn/api', '@mijn/ui'] },
  'apps/server': { workspace: ['@mijn/domain'] },
};

/** Tests and tools around a package may use what its code may not. */
const AROUND = /\.(test|stories)\.[jt]sx?$|\/(e2e|testing|\.storybook)\/|\.config\.[jt]s$/u;

/** The package a file lives in, such as `packages/ui`, with the path inside it. */
export function placeOf(path) {
  const match = /(?:^|\/)((?:apps|packages|tooling)\/[^/]+)\/(.*)$/u.exec(path);
  return match ? { owner: match[1], inside: match[2] } : undefined;
}

/** Whether a file is a test, a story or a tool around the code. */
export function isAround(path) {
  return AROUND.test(path);
}

/** The feature of the portal that a path inside it belongs to. */
export function featureOf(inside) {
  return /^src\/features\/([^/]+)\//u.exec(inside)?.[1];
}

/** The module of the server that a path inside it belongs to. */
export function moduleOf(inside) {
  return /^src\/modules\/([^/]+)\//u.exec(inside)?.[1];
}
