import type { StorybookConfig } from '@storybook/react-vite';
import remarkGfm from 'remark-gfm';
import { pdfDecoders } from '../vite/pdf-decoders.ts';

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
  // The screens of the portal appear in the same sidebar. `npx -y pnpm@12 storybook` starts both Storybooks.
  refs: (_, { configType }) =>
    configType === 'DEVELOPMENT'
      ? { portal: { title: 'Schermen van het portaal', url: 'http://localhost:6007' } }
      : {},
  viteFinal: (vite) => ({ ...vite, plugins: [...(vite.plugins ?? []), pdfDecoders()] }),
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
};

export default config;
