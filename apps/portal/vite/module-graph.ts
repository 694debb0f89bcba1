import path from 'node:path';

export interface ModuleGraph {
  getModuleInfo: (id: string) => {
    code: string | null;
    importedIds: readonly string[];
    dynamicallyImportedIds: readonly string[];
  } | null;
}

/**
 * Modules that the first files do not use, although an index module exports them. The graph is the one before tree
 * shaking: the calendar and the date fields would be in the chunk of the members' shell.
 */
const UNUSED = [
  /\/react-aria-components\/dist\/exports\/index\.mjs$/u,
  /\/@internationalized\/number\/dist\/private\/NumberParser\.mjs$/u,
  /\/packages\/domain\/src\/errors\/field-errors\.ts$/u,
  /\/packages\/api\/src\/errors\/from-response\.ts$/u,
];

const source = path.resolve(import.meta.dirname, '../src');

export const inSource = (files: readonly string[]): string[] => files.map((file) => path.join(source, file));

export function withImports(ids: readonly string[], graph: ModuleGraph): Set<string> {
  const found = new Set(ids);
  for (const id of found)
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? [])
      if (!UNUSED.some((pattern) => pattern.test(imported))) found.add(imported);
  return found;
}

export const importedOnDemand = (ids: Iterable<string>, graph: ModuleGraph): string[] => [
  ...new Set([...ids].flatMap((id) => graph.getModuleInfo(id)?.dynamicallyImportedIds ?? [])),
];

export const isLibrary = (id: string): boolean =>
  id.includes('/node_modules/') || id.startsWith(import.meta.dirname);
