import type { Plugin } from 'vite';

/** Adds a preload link for the font, so that the browser fetches it with the first files instead of after the style sheets. */
export function preloadFont(): Plugin {
  return {
    name: 'preload-font',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_, { bundle = {} }) =>
        Object.keys(bundle)
          .filter((file) => file.endsWith('.woff2'))
          .map((file) => ({
            tag: 'link',
            attrs: { crossorigin: true, rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}` },
            injectTo: 'head',
          })),
    },
  };
}
