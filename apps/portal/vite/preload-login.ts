import type { HtmlTagDescriptor, Plugin } from 'vite';

type Bundle = Record<
  string,
  { type: string; name?: string | undefined; imports?: string[]; fileName: string }
>;

const link = (attrs: Record<string, string | boolean>): HtmlTagDescriptor => ({
  tag: 'link',
  attrs: { crossorigin: true, ...attrs },
  injectTo: 'head',
});

/** The scripts of the login screen that the page itself does not name yet. */
function loginScripts(bundle: Bundle): string[] {
  const chunks = Object.values(bundle).filter(({ type }) => type === 'chunk');
  const login = chunks.find(({ name }) => name === 'login.screen');
  const entry = chunks.find(({ name }) => name === 'index');
  const known = new Set([entry?.fileName, ...(entry?.imports ?? [])]);
  return login ? [login.fileName, ...(login.imports ?? [])].filter((file) => !known.has(file)) : [];
}

/**
 * Names the font and the scripts of the login screen in the page, so that they come with the first files instead of
 * after them: most visits begin there, and the scripts are small (design/figures.md).
 */
export function preloadLogin(): Plugin {
  return {
    name: 'preload-login',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_, { bundle = {} }) => {
        const font = Object.keys(bundle).find((file) => file.endsWith('.woff2'));
        return [
          ...(font ? [link({ rel: 'preload', as: 'font', type: 'font/woff2', href: `/${font}` })] : []),
          ...loginScripts(bundle).map((file) => link({ rel: 'modulepreload', href: `/${file}` })),
        ];
      },
    },
  };
}
