import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { setGlobals } from './globals.js';
import { setTransformer, sourceMaps } from './hooks.js';
import { jest, prepareTimers, timeout } from './jest.js';

const require = createRequire(import.meta.url);

/** The name under which jest-circus keeps something on the global object. It expects a new one for each file. */
const handlers = Symbol.for('EVENT_HANDLERS');

/**
 * The module system of test files that Node runs itself. Node loads TypeScript and ES modules without help, so
 * the modules that a file shares with an earlier file of the process are not loaded again; in a VM context,
 * each file would load all of them. Modules cannot be mocked, and are not isolated.
 */
export default class NativeRuntime {
  #setUpFiles;

  constructor(config, _environment, _resolver, transformer) {
    delete globalThis[handlers];
    delete globalThis[timeout];
    this.#setUpFiles = config.setupFilesAfterEnv;
    setTransformer(transformer);
    prepareTimers(config);
  }

  unstable_shouldLoadAsEsm() {
    return true;
  }

  /** Loads a file. A set-up file exports a function by default, because Node evaluates it once per process. */
  async unstable_importModule(path) {
    const module = await import(pathToFileURL(path).href);
    if (this.#setUpFiles.includes(path)) await module.default();
  }

  requireModule(path) {
    return require(path);
  }

  /** Loads jest-circus anew for each file, because a module of it keeps the tests of the file. */
  requireInternalModule(path) {
    delete require.cache[path];
    return require(path);
  }

  setGlobalsForRuntime(functions) {
    setGlobals({ ...functions, jest });
  }

  getSourceMaps() {
    return sourceMaps;
  }

  getAllCoverageInfoCopy() {}

  enterTestCode() {}

  leaveTestCode() {}

  teardown() {
    jest.restoreAllMocks();
  }
}
