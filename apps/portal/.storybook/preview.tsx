import '@mijn/ui/tokens.css';
import '@mijn/ui/base.css';
import type { Preview } from '@storybook/react-vite';
import { setupWorker } from 'msw/browser';
import { configure } from 'storybook/test';
import { openPortal, type OpenedPortal } from '../src/testing/open-portal.tsx';
import { SCREEN_STORY, type ScreenStory } from '../src/testing/screen-story.ts';

/**
 * The maximum time that a story waits for something on screen, in milliseconds. It includes loading the
 * script of the screen, on a machine that may be busy.
 */
const PATIENCE_MS = 10_000;

configure({ asyncUtilTimeout: PATIENCE_MS });

const worker = setupWorker();
const started = worker.start({
  quiet: true,
  // Requests for the files of Storybook are let through. An API call without a mock is an error.
  onUnhandledFrame: ({ frame, defaults }) => {
    if (frame.protocol === 'http' && new URL(frame.data.request.url).pathname.startsWith('/api/')) {
      defaults.error();
    }
  },
});

let shown: OpenedPortal | undefined;

/** Closes the portal of the previous story and opens the portal of this story with its mocked calls. */
async function open({ path, calls }: ScreenStory): Promise<OpenedPortal> {
  await started;
  // The portal's own page preloads the font. In Storybook the font would load later and shift the layout, so
  // it is loaded first.
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
    // The story tests run axe on every story, in light and dark. These stories are whole pages, so the rules
    // for pages are enabled too. The rule `region` is not, because Storybook adds links before the page and
    // axe then does not recognise the skip link.
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
