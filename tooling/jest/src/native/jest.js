import { ModernFakeTimers } from '@jest/fake-timers';
import { ModuleMocker } from 'jest-mock';

/** The name under which jest-circus finds the timeout of the tests of a file. */
export const timeout = Symbol.for('TEST_TIMEOUT_SYMBOL');

/**
 * The functions that stay real with fake timers. Node itself calls them on the global object and on the process, to
 * read responses and to send messages.
 */
const real = ['nextTick', 'hrtime', 'queueMicrotask', 'setImmediate', 'clearImmediate'];

const mocker = new ModuleMocker(globalThis);
let timers;
let areTimersFake = false;

/** Returns whether the file that runs has fake timers. */
export const hasFakeTimers = () => areTimersFake;

/** Prepares fake timers for the file that runs next. Most files need none. */
export function prepareTimers(config) {
  let created;
  timers = () => (created ??= new ModernFakeTimers({ config, global: globalThis }));
}

/** Passes a call on to the fake timers. */
const ofTimers = (name) => [name, (...args) => timers()[name](...args)];

const supported = {
  fn: mocker.fn.bind(mocker),
  spyOn: mocker.spyOn.bind(mocker),
  restoreAllMocks: () => mocker.restoreAllMocks(),
  setTimeout: (milliseconds) => {
    globalThis[timeout] = milliseconds;
  },
  useFakeTimers: (options = {}) => {
    timers().useFakeTimers({ ...options, doNotFake: [...real, ...(options.doNotFake ?? [])] });
    areTimersFake = true;
  },
  useRealTimers: () => {
    timers().useRealTimers();
    areTimersFake = false;
  },
  ...Object.fromEntries(
    [
      'advanceTimersByTime',
      'advanceTimersByTimeAsync',
      'clearAllTimers',
      'getTimerCount',
      'runAllTimers',
      'runAllTimersAsync',
      'runOnlyPendingTimers',
      'runOnlyPendingTimersAsync',
      'setSystemTime',
    ].map(ofTimers),
  ),
};

/** The part of the `jest` object that needs no VM context. */
export const jest = new Proxy(supported, {
  get(target, name) {
    if (name in target || typeof name === 'symbol') return target[name];
    throw new Error(`jest.${name} is not available, because Node runs the test files itself.`);
  },
});
