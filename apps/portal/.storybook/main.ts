import { createRequire } from 'node:module';
import type { StorybookConfig } from '@storybook/react-vite';

const workerScript = createRequire(import.meta.url).resolve('msw/mockServiceWorker.js');

const config: StorybookConfig = {
  stories: ['../src/**/*.stories.tsx'],
  addons: ['@storybook/addon-a11y'],
  framework: {
    name: '@storybook/react-vite',
    options: { builder: { viteConfigPath: '.storybook/vite.config.ts' } },
  },
  // The service worker that intercepts the API calls is served to the stories only. It is not in the portal's
  // own build.
  staticDirs: [{ from: workerScript, to: '/mockServiceWorker.js' }],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
};

export default config;
