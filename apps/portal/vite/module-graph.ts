import path from 'node:path';

/** The part of the bundler's module graph that the chunking uses. */
export interface ModuleGraph {
  getModuleInfo: (id: string) => {
    code: string | null;
    importedIds: readonly string[];
    dynamicallyImportedIds: readonly string[];
  } | null;
}

/**
 * Modules that the first files do not use, although an index module that they import exports them. The module
 * graph is the one before tree shaking. If these modules were followed, the calendar and the date fields would
 * be in the chunk of the members' shell. The parts of React Aria that the first files do use are also imported
 * directly.
 */
const UNUSED = [
  /\/react-aria-components\/dist\/exports\/index\.mjs$/u,
  /\/@internationalized\/number\/dist\/private\/NumberParser\.mjs$/u,
  /\/packages\/domain\/src\/errors\/field-errors\.ts$/u,
  /\/packages\/api\/src\/errors\/from-response\.ts$/u,
];

const source = path.resolve(import.meta.dirname, '../src');

/** Returns the ids of modules of the portal. */
export const inSource = (files: readonly string[]): string[] => files.map((file) => path.join(source, file));

/** Returns the modules together with everything that they import statically. */
export function withImports(ids: readonly string[], graph: ModuleGraph): Set<string> {
  const found = new Set(ids);
  for (const id of found)
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? [])
      if (!UNUSED.some((pattern) => pattern.test(imported))) found.add(imported);
  return found;
}

/** Returns the modules that some modules import on demand. */
export const importedOnDemand = (ids: Iterable<string>, graph: ModuleGraph): string[] => [
  ...new Set([...ids].flatMap((id) => graph.getModuleInfo(id)?.dynamicallyImportedIds ?? [])),
];

/** Returns whether a module is in a library, or replaces a part of one. */
export const isLibrary = (id: string): boolean =>
  id.includes('/node_modules/') || id.startsWith(import.meta.dirname);
