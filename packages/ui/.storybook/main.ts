import type { StorybookConfig } from '@storybook/react-vite';

const config: StorybookConfig = {
  stories: ['./docs/*.mdx', '../src/**/*.mdx', '../src/**/*.stories.tsx', './screens/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  framework: '@storybook/react-vite',
  // The portal's whole screens, beside the components that they are made of: `npx -y pnpm@12 storybook` starts both.
  refs: (_, { configType }) =>
    configType === 'DEVELOPMENT'
      ? { portal: { title: 'Schermen van het portaal', url: 'http://localhost:6007' } }
      : {},
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
};

export default config;
