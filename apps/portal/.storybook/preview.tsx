import { brandStyle } from '@mijn/domain/brand';
import { accessibilityOf } from '@mijn/ui/storybook/accessibility';
import { brandOf, brands } from '@mijn/ui/storybook/brands';
import { showScheme } from '@mijn/ui/storybook/scheme';
import { schemeOf } from '@mijn/ui/storybook/scheme-of';
import { startClean } from '@mijn/ui/storybook/steps/clean-start';
import { followSteps, isStoryTest, viewports } from '@mijn/ui/storybook/steps/steps';
import { globalTypes, initialGlobals } from '@mijn/ui/storybook/toolbar';
import { DutchProvider } from '@mijn/ui/dutch-provider';
import '@mijn/ui/tokens.css';
import '@mijn/ui/base.css';
import type { Preview } from '@storybook/react-vite';
import { setupWorker } from 'msw/browser';
import { configure } from 'storybook/test';
import { openPortal, type OpenedPortal } from '../src/testing/open-portal.tsx';
import { SCREEN_STORY, type ScreenStory } from '../src/testing/screen-story.ts';
import { isolateInFrame } from './isolate.ts';

/** The maximum time that a story waits for something on screen, in milliseconds, on a machine that may be busy. */
const PATIENCE_MS = 10_000;

configure({ asyncUtilTimeout: PATIENCE_MS });
document.documentElement.lang = 'nl';
isolateInFrame();
followSteps();

const worker = setupWorker();
const started = worker.start({
  quiet: true,
  // The stories may be in a folder of a site, so that the URL is relative to theirs.
  serviceWorker: { url: './mockServiceWorker.js' },
  onUnhandledFrame: ({ frame, defaults }) => {
    if (frame.protocol === 'http' && new URL(frame.data.request.url).pathname.startsWith('/api/')) {
      defaults.error();
    }
  },
});

let shown: OpenedPortal | undefined;

async function open({ path, calls }: ScreenStory): Promise<OpenedPortal> {
  await started;
  // In Storybook the font would load later than on the page of the portal, and shift the layout.
  await document.fonts.load('1rem "Atkinson Hyperlegible Next"');
  await shown?.close();
  localStorage.clear();
  sessionStorage.clear();
  worker.resetHandlers(...calls());
  shown = await openPortal(path);
  return shown;
}

const preview: Preview = {
  parameters: {
    htmlLang: 'nl',
    layout: 'fullscreen',
    options: { storySort: { method: 'alphabetical', order: ['Alle schermen', 'Schermen', 'Onderdelen'] } },
    viewport: { options: viewports },
    controls: { disable: true },
    a11y: accessibilityOf('screen'),
  },
  initialGlobals,
  globalTypes,
  loaders: [
    ...(isStoryTest ? [startClean] : []),
    async ({ parameters }) => {
      const screen: ScreenStory | undefined = parameters[SCREEN_STORY];
      return screen ? { opened: await open(screen) } : {};
    },
  ],
  render: (args, { loaded, component: Part }) => loaded['opened']?.portal ?? (Part && <Part {...args} />),
  decorators: [
    (Story, { globals, parameters }) => {
      showScheme(schemeOf(globals));
      return (
        <>
          <style>{brandStyle({ palette: brands[brandOf(globals)]?.palette ?? {} })}</style>
          {SCREEN_STORY in parameters ? (
            <Story />
          ) : (
            <DutchProvider>
              <Story />
            </DutchProvider>
          )}
        </>
      );
    },
  ],
};

export default preview;
