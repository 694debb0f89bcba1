import { createRequire, registerHooks } from 'node:module';
import { pathToFileURL } from 'node:url';
import { ModuleMocker } from 'jest-mock';
import { setGlobals } from './globals.js';

const require = createRequire(import.meta.url);
const globals = new URL('./globals.js', import.meta.url).href;

registerHooks({
  resolve: (specifier, context, next) =>
    specifier === '@jest/globals' ? { url: globals, shortCircuit: true } : next(specifier, context),
});

const mocker = new ModuleMocker(globalThis);
/** The names under which jest-circus keeps something on the global object. It expects a new one for each file. */
const timeout = Symbol.for('TEST_TIMEOUT_SYMBOL');
const handlers = Symbol.for('EVENT_HANDLERS');

/** The part of the `jest` object that needs no VM context. */
const jest = {
  fn: mocker.fn.bind(mocker),
  spyOn: mocker.spyOn.bind(mocker),
  restoreAllMocks: () => mocker.restoreAllMocks(),
  setTimeout: (milliseconds) => {
    globalThis[timeout] = milliseconds;
  },
};

/**
 * The module system of test files that Node runs itself. Node loads TypeScript and ES modules without help, so
 * the modules that a file shares with an earlier file of the process are not loaded again; in a VM context,
 * each file would load all of them. Modules cannot be mocked, and are not isolated.
 */
export default class NativeRuntime {
  constructor() {
    delete globalThis[handlers];
    delete globalThis[timeout];
  }

  unstable_shouldLoadAsEsm() {
    return true;
  }

  unstable_importModule(path) {
    return import(pathToFileURL(path).href);
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
    return new Map();
  }

  getAllCoverageInfoCopy() {}

  enterTestCode() {}

  leaveTestCode() {}

  teardown() {
    mocker.restoreAllMocks();
  }
}
