let current = {};

export function setGlobals(functions) {
  current = functions;
}

/** A function of Jest that calls the one of the current file, so that modules which several files share can keep it. */
const ofTheCurrentFile = (name) =>
  new Proxy(() => undefined, {
    apply: (_, self, args) => Reflect.apply(current[name], self, args),
    get: (_, key) => current[name][key],
  });

export const afterAll = ofTheCurrentFile('afterAll');
export const afterEach = ofTheCurrentFile('afterEach');
export const beforeAll = ofTheCurrentFile('beforeAll');
export const beforeEach = ofTheCurrentFile('beforeEach');
export const describe = ofTheCurrentFile('describe');
export const expect = ofTheCurrentFile('expect');
export const it = ofTheCurrentFile('it');
export const jest = ofTheCurrentFile('jest');
export const test = ofTheCurrentFile('test');
