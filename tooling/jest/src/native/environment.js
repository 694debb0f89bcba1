/** The next file runs in the same process, so replaced globals and changes of the process are restored after each file. */
export default class NativeEnvironment {
  global = globalThis;
  fakeTimers = null;
  fakeTimersModern = null;
  moduleMocker = null;

  #before = {
    console: globalThis.console,
    exit: Object.getOwnPropertyDescriptor(process, 'exit'),
    env: { ...process.env },
    stackTraceLimit: Error.stackTraceLimit,
  };

  async setup() {}

  async teardown() {
    const { console, exit, env, stackTraceLimit } = this.#before;
    globalThis.console = console;
    Object.defineProperty(process, 'exit', exit);
    Error.stackTraceLimit = stackTraceLimit;
    for (const name of Object.keys(process.env)) if (!(name in env)) delete process.env[name];
    Object.assign(process.env, env);
  }

  exportConditions() {
    return ['node', 'node-addons'];
  }

  getVmContext() {
    return null;
  }
}
