/** A CSS module in tests: every class has its own name. */
export default new Proxy({}, { get: (_, name) => String(name) });
