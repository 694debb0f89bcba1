import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const STORIES = /\.stories\.tsx$/u;
const EXPORTED = /^export const (\w+)/gmu;

/** Returns the names that a module of stories exports. Helpers are not exported, so that each name is a story. */
export const storyNamesIn = (code: string): string[] =>
  [...code.matchAll(EXPORTED)].flatMap(([, name]) => (name === undefined ? [] : [name]));

const RUNTIME = fileURLToPath(new URL('steps.ts', import.meta.url));

/**
 * Wraps the `play` function of each story, so that its steps run in the story tests and on request only: a story is also the test
 * of its component, and whoever opens it wants to see the component at rest. Storybook has no setting for this.
 */
export function storiesAtRest(): Plugin {
  return {
    name: 'mijn:stories-at-rest',
    transform(code, id) {
      if (!STORIES.test(id)) return undefined;
      const lines = storyNamesIn(code).map((name) => `prepareStory(${name}, ${JSON.stringify(name)});`);
      return {
        code: `import { prepareStory } from ${JSON.stringify(RUNTIME)};\n${code}\n${lines.join('\n')}\n`,
        map: null,
      };
    },
  };
}
