import type { Plugin } from 'vite';

/** Libraries of which the portal uses a few components. */
const LIBRARIES = /node_modules\/(?:react-router|formik)\//u;

const makesComponent = /(?<== )(?=(?:[\w$]+\.)?(?:forwardRef|memo|createContext)\()/gu;
const namesComponent = /^[\w$]+\.displayName = .*;$/gmu;
const setsDefaults = /^([\w$]+)\.defaultProps = (\{[^}]*\});$/gmu;

/**
 * Marks what a library does to make its components as pure, so that the build drops the components that the portal does not
 * use: the call that makes one, its name for developers, and its default properties.
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

/** Drops the components of libraries that the portal does not use, such as the links and forms of the router. */
export function dropUnusedComponents(): Plugin {
  return {
    name: 'drop-unused-components',
    apply: 'build',
    transform: (code, id) => (LIBRARIES.test(id) ? markPure(code) : null),
  };
}
