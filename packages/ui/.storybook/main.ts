import type { StorybookConfig } from '@storybook/react-vite';
import remarkGfm from 'remark-gfm';
import { pdfDecoders } from '../vite/pdf-decoders.ts';
import { PAGE_NAME } from './catalogue/page-name.ts';
import { projectFacts } from './catalogue/project-facts.ts';
import { fontForManager, tokensForManager } from './look/tokens-for-manager.ts';
import { withDutchNames } from './story-names.ts';
import { storiesAtRest } from './steps/at-rest.ts';

const FONT = '/letter.woff2';

const config: StorybookConfig = {
  stories: ['./docs/*.mdx', '../src/**/*.mdx', '../src/**/*.stories.tsx', './docs/*.stories.tsx'],
  addons: [
    // The plugin supports tables in the docs pages.
    {
      name: '@storybook/addon-docs',
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
    },
    '@storybook/addon-a11y',
  ],
  framework: '@storybook/react-vite',
  // The stories that only a test needs are found with the filter of the sidebar.
  experimental_indexers: withDutchNames,
  // The scheme and the brand of the toolbar set the background.
  features: { backgrounds: false },
  tags: { toets: { defaultFilterSelection: 'exclude' } },
  docs: { defaultName: PAGE_NAME },
  // The screens of the portal appear in the same sidebar: from the second Storybook while one develops, and from a
  // folder of the same site otherwise.
  refs: (_, { configType }) => ({
    portal: {
      title: 'Schermen van het portaal',
      url: configType === 'DEVELOPMENT' ? 'http://localhost:6007' : './portal',
    },
  }),
  // The page of Storybook has the letter of the portal too.
  staticDirs: [{ from: '../src/tokens/atkinson-hyperlegible-next-latin-wght-normal.woff2', to: FONT }],
  managerHead: (head = '') => `${head}${tokensForManager()}${fontForManager(FONT)}`,
  viteFinal: (vite) => ({
    ...vite,
    plugins: [...(vite.plugins ?? []), pdfDecoders(), projectFacts(), storiesAtRest()],
  }),
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
};

export default config;
