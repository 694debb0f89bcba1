import { createRequire, registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';

const require = createRequire(import.meta.url);
const globals = new URL('globals.js', import.meta.url).href;

/** The modules that stand for what Node can't load. */
const replacements = [
  [/^@jest\/globals$/u, globals],
  [/\.module\.css$/u, new URL('../css-module.js', import.meta.url).href],
  [/\.(?:css|woff2|svg)$/u, new URL('../asset.js', import.meta.url).href],
];

/** What a transform may keep, because Node runs it. */
const features = {
  supportsDynamicImport: true,
  supportsExportNamespaceFrom: true,
  supportsStaticESM: true,
  supportsTopLevelAwait: true,
};

let transformer;
/** The files that hold the source maps, by the URL of the compiled module. */
export const sourceMaps = new Map();

/** Sets the transformer of Jest that compiles JSX from now on. It keeps what it compiled on the disk. */
export function setTransformer(next) {
  transformer = next;
}

function compile(url) {
  const { code, sourceMapPath } = transformer.transform(fileURLToPath(url), features);
  if (sourceMapPath) sourceMaps.set(url, sourceMapPath);
  return code;
}

/** Packages with exports that Node does not find in their minified code, although bundlers do. */
const minified = new Set(['@mdi/react']);
const named = '?named';

/** Returns a module that exports what a CommonJS module has after its evaluation. */
function nameExports(url) {
  const names = Object.keys(require(fileURLToPath(url))).filter((name) => name !== 'default');
  return `import exported from '${url}'; export default exported; export const { ${names.join(', ')} } = exported;`;
}

registerHooks({
  resolve(specifier, context, next) {
    const replacement = replacements.find(([pattern]) => pattern.test(specifier));
    if (replacement) return { url: replacement[1], shortCircuit: true };
    const resolved = next(specifier, context);
    return minified.has(specifier)
      ? { url: resolved.url + named, format: 'module', shortCircuit: true }
      : resolved;
  },
  load(url, context, next) {
    if (url.endsWith('.tsx')) return { format: 'module', source: compile(url), shortCircuit: true };
    if (url.endsWith(named))
      return { format: 'module', source: nameExports(url.slice(0, -named.length)), shortCircuit: true };
    return next(url, context);
  },
});
