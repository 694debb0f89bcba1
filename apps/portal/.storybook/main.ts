import { createRequire } from 'node:module';
import { tokensForManager } from '@mijn/ui/storybook/look/tokens-for-manager';
import { storiesAtRest } from '@mijn/ui/storybook/steps/at-rest';
import { withDutchNames } from '@mijn/ui/storybook/story-names';
import type { StorybookConfig } from '@storybook/react-vite';
import { withPartNames } from './part-names.ts';

const workerScript = createRequire(import.meta.url).resolve('msw/mockServiceWorker.js');

const config: StorybookConfig = {
  stories: ['./all-screens/*.stories.tsx', '../src/**/*.stories.tsx'],
  addons: ['@storybook/addon-a11y'],
  framework: {
    name: '@storybook/react-vite',
    options: { builder: { viteConfigPath: '.storybook/vite.config.ts' } },
  },
  // The service worker that intercepts the API calls is served to the stories only.
  staticDirs: [{ from: workerScript, to: '/mockServiceWorker.js' }],
  experimental_indexers: (indexers) => withPartNames(withDutchNames(indexers)),
  features: { backgrounds: false },
  tags: { toets: { defaultFilterSelection: 'exclude' } },
  managerHead: (head = '') => `${head}${tokensForManager()}`,
  viteFinal: (vite) => ({ ...vite, plugins: [...(vite.plugins ?? []), storiesAtRest()] }),
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
};

export default config;
