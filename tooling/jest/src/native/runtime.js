import { createRequire, registerHooks } from 'node:module';
import { pathToFileURL } from 'node:url';
import { ModuleMocker } from 'jest-mock';
import { setGlobals } from './globals.js';

// Loads test files as Node does, in the process of the worker. With native ES modules Jest evaluates each file and all that it imports in a new VM context,
// which took a quarter of the time of the server's tests. jest-light-runner has no time-outs, and does not know @jest/globals. Tests that run here can't mock
// modules, and a file that leaves something in a module leaves it to the next one; environment.js restores what Jest itself changes.
const require = createRequire(import.meta.url);
const globals = new URL('./globals.js', import.meta.url).href;

registerHooks({
  resolve: (specifier, context, next) =>
    specifier === '@jest/globals' ? { url: globals, shortCircuit: true } : next(specifier, context),
});

const mocker = new ModuleMocker(globalThis);
const timeout = Symbol.for('TEST_TIMEOUT_SYMBOL');
const handlers = Symbol.for('EVENT_HANDLERS');

const jest = {
  fn: mocker.fn.bind(mocker),
  spyOn: mocker.spyOn.bind(mocker),
  restoreAllMocks: () => mocker.restoreAllMocks(),
  setTimeout: (milliseconds) => {
    globalThis[timeout] = milliseconds;
  },
};

/** Modules that a file shares with an earlier file of the process are not loaded again. They cannot be mocked, and are not isolated. */
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
