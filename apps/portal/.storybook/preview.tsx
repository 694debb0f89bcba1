import '@mijn/ui/tokens.css';
import '@mijn/ui/base.css';
import type { Preview } from '@storybook/react-vite';
import { setupWorker } from 'msw/browser';
import { configure } from 'storybook/test';
import { openPortal, type OpenedPortal } from '../src/testing/open-portal.tsx';
import { SCREEN_STORY, type ScreenStory } from '../src/testing/screen-story.ts';

/** Milliseconds that what a story waits for may take: its screen's script comes first, on a machine that may be busy. */
const PATIENCE_MS = 10_000;

configure({ asyncUtilTimeout: PATIENCE_MS });

const worker = setupWorker();
const started = worker.start({
  quiet: true,
  // The files of the Storybook itself go through; a call that no story answers is a mistake.
  onUnhandledFrame: ({ frame, defaults }) => {
    if (frame.protocol === 'http' && new URL(frame.data.request.url).pathname.startsWith('/api/')) {
      defaults.error();
    }
  },
});

let shown: OpenedPortal | undefined;

/** Closes the portal of the story before this one, and opens the next on its own calls. */
async function open({ path, calls }: ScreenStory): Promise<OpenedPortal> {
  await started;
  // The portal's page names its font at once; here it would come in the middle, and move what stands there.
  await document.fonts.load('1rem "Atkinson Hyperlegible Next"');
  await shown?.close();
  localStorage.clear();
  worker.resetHandlers(...calls());
  shown = await openPortal(path);
  return shown;
}

const preview: Preview = {
  parameters: {
    layout: 'fullscreen',
    // The story tests run axe on every story, light and dark. These are whole pages, and keep rules of pages too; not
    // `region`: Storybook has links of its own before the page, so that axe does not know the skip link for one.
    a11y: {
      test: 'off',
      options: {
        rules: {
          'landmark-one-main': { enabled: true },
          'page-has-heading-one': { enabled: true },
        },
      },
    },
  },
  loaders: [
    async ({ parameters }) => ({ opened: await open(parameters[SCREEN_STORY] satisfies ScreenStory) }),
  ],
  render: (_, { loaded }) => loaded['opened'].portal,
  decorators: [
    (Story) => {
      document.documentElement.lang = 'nl';
      return <Story />;
    },
  ],
};

export default preview;
