import { folderOf, moduleOf } from './places.js';

/** The layers of the server, lowest first. The start and the command line stand above them. */
const LAYERS = ['platform', 'capabilities', 'modules'];

/** The capabilities of the server that each of them imports from. ARCHITECTURE.md shows the same table. */
export const capabilityImports = {
  attachments: ['documents', 'files', 'import'],
  backup: ['files', 'stored-files'],
  'clean-up': ['attachments', 'files', 'sections'],
  documents: ['files'],
  import: ['documents', 'files'],
  lists: ['search'],
  messages: ['documents', 'sections'],
  'personal-data': ['files'],
  search: ['documents'],
  photos: ['documents', 'files', 'sections'],
  'stored-files': ['files'],
  webhooks: ['import'],
  word: ['pdf'],
};

function capabilityOf(inside) {
  return /^src\/capabilities\/([^/]+)\//u.exec(inside)?.[1];
}

function layerOf(inside) {
  const layer = LAYERS.indexOf(inside.split('/')[1]);
  return layer === -1 ? LAYERS.length : layer;
}

/** The files of a folder of modules that other folders import: rules and rights. Tables and SQL are its own. */
const FACE = /\.(service|access)\.ts$/u;

function isPastFace(from, to) {
  const [own, other] = [folderOf(from), folderOf(to)];
  return own !== undefined && other !== undefined && own !== other && !FACE.test(to);
}

/** Returns why a file of the server may not import another, or undefined if it may. */
export function faultInServer(from, to) {
  if (/\/testing\//u.test(to)) return 'The product imports no test code.';
  if (layerOf(from) < layerOf(to)) return `${LAYERS[layerOf(from)]}/ imports from no layer above.`;
  const [capability, used] = [capabilityOf(from), capabilityOf(to)];
  if (capability && used && capability !== used && !capabilityImports[capability]?.includes(used)) {
    return `The capability ${capability} may not import ${used}: its line in tooling/lint/src/server.js does not name it.`;
  }
  if (isPastFace(from, to))
    return `The module ${folderOf(from)} reaches ${folderOf(to)} through its face: *.service.ts and *.access.ts.`;
  const [fromModule, toModule] = [moduleOf(from), moduleOf(to)];
  if (fromModule && toModule && fromModule !== toModule && /\.(module|repository)\.ts$/u.test(to)) {
    return `The module ${fromModule} reaches ${toModule} through its service, not its module file or repository.`;
  }
  return undefined;
}
