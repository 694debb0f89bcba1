import type { Plugin } from 'vite';

const LIBRARIES = /node_modules\/(?:react-router|formik)\//u;

const makesComponent = /(?<== )(?=(?:[\w$]+\.)?(?:forwardRef|memo|createContext)\()/gu;
const namesComponent = /^[\w$]+\.displayName = .*;$/gmu;
const setsDefaults = /^([\w$]+)\.defaultProps = (\{[^}]*\});$/gmu;

/**
 * Marks the calls that make a component, its name and its default properties as pure, so that the build drops unused
 * components.
 */
function markPure(code: string): string {
  const pure = code.replaceAll(makesComponent, '/* @__PURE__ */ ').replaceAll(namesComponent, '');
  return [...pure.matchAll(setsDefaults)].reduce(
    (marked, [statement, name = '', defaults = '']) =>
      marked
        .replace(`var ${name} = `, `var ${name}$Class = `)
        .replace(statement, `var ${name} = /* @__PURE__ */ Object.assign(${name}$Class, ${defaults});`),
    pure,
  );
}

export function dropUnusedComponents(): Plugin {
  return {
    name: 'drop-unused-components',
    apply: 'build',
    transform: (code, id) => (LIBRARIES.test(id) ? markPure(code) : null),
  };
}
