import { featureOf } from './places.js';

/** The layers of the portal, lowest first. The modules that the build starts with stand above them. */
const LAYERS = ['shared', 'features', 'app'];

/** The folders of the layers, lowest first. A folder imports from those before it, so that no two import each other. */
const FOLDERS = {
  shared: [
    ['api', 'brand', 'first-view', 'mails', 'maintenance', 'tabs'],
    ['store', 'decisions', 'visibility', 'appearance', 'session', 'shortcuts', 'toasts'],
    ['shell', 'calendar-feed', 'chunks', 'drafts', 'forms', 'uploads'],
    ['attachments', 'leaving', 'passkeys', 'push', 'share-target', 'tables', 'two-factor'],
    ['files', 'photos', 'routing', 'sections', 'sudo', 'deleted'],
  ].flat(),
  app: [
    ['maintenance', 'navigation', 'not-found', 'notices', 'welcome', 'landing'],
    ['routes', 'session', 'search', 'shell', 'layouts', 'router', 'first-view'],
  ].flat(),
};

const ROUTES = /\.routes\.ts$/u;
const PATHS = /^src\/(?:features\/.*\.paths|shared\/routing\/paths)\.ts$/u;

/** Returns the layer and the folder of a file. The folder of a file that stands directly in its layer is undefined. */
function placeOf(inside) {
  const [, layer = 'entries', folder] = /^src\/(shared|features|app)\/(?:([^/]+)\/)?/u.exec(inside) ?? [];
  return { layer, folder };
}

/** Returns the height of a file among the folders of its layer. A file of no folder composes those of app/. */
function heightOf({ layer, folder }) {
  if (folder === undefined) return layer === 'app' ? FOLDERS.app.length : -1;
  return FOLDERS[layer].indexOf(folder);
}

function faultInLayer(from, to) {
  const { layer, folder } = from;
  if (!(layer in FOLDERS) || folder === to.folder) return undefined;
  const unknown = [from, to].find((place) => place.folder && heightOf(place) < 0);
  if (unknown) return `${layer}/${unknown.folder} has no place in FOLDERS of tooling/lint/src/portal.js.`;
  if (heightOf(from) > heightOf(to)) return undefined;
  return `${layer}/${folder ?? ''} stands below ${layer}/${to.folder ?? ''}, and may not import it.`;
}

/** Returns why a file of the portal may not import another, or undefined if it may. */
export function faultInPortal(from, to) {
  const [fromFeature, toFeature] = [featureOf(from), featureOf(to)];
  if (fromFeature && toFeature && fromFeature !== toFeature) {
    return `The feature ${fromFeature} may not import the feature ${toFeature}: only app/ composes features.`;
  }
  const [fromPlace, toPlace] = [placeOf(from), placeOf(to)];
  const [fromLayer, toLayer] = [fromPlace, toPlace].map(({ layer }) => [...LAYERS, 'entries'].indexOf(layer));
  if (fromLayer < toLayer) return `${fromPlace.layer}/ stands below ${toPlace.layer}, and may not import it.`;
  if (fromFeature && ROUTES.test(to)) {
    return 'A feature takes its paths from <resource>.paths.ts: only app/ imports the routes.';
  }
  if (PATHS.test(from) && !PATHS.test(to)) return 'Paths import other paths alone.';
  return fromLayer === toLayer ? faultInLayer(fromPlace, toPlace) : undefined;
}
