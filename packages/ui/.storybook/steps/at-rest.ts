import type { Plugin } from 'vite';

const STORIES = /\.stories\.tsx$/u;
const EXPORTED = /^export const (\w+)/gmu;

/**
 * Returns the names that a module of stories exports. Helpers are not exported, so that each name is a story.
 */
export const storyNamesIn = (code: string): string[] =>
  [...code.matchAll(EXPORTED)].flatMap(([, name]) => (name === undefined ? [] : [name]));

/**
 * Returns the plugin that lets stories open at rest. It wraps the `play` function of each story, so that its
 * steps run in the story tests and on request only ([decision 176](../../../../docs/decisions/0176-stories-open-at-rest.md)).
 * @param runtime the path of the module with `atRest`.
 */
export function storiesAtRest(runtime: string): Plugin {
  return {
    name: 'mijn:stories-at-rest',
    transform(code, id) {
      if (!STORIES.test(id)) return undefined;
      const lines = storyNamesIn(code).map((name) => `atRest(${name});`);
      return {
        code: `import { atRest } from ${JSON.stringify(runtime)};\n${code}\n${lines.join('\n')}\n`,
        map: null,
      };
    },
  };
}
