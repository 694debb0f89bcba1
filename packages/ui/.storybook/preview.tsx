import type { Preview } from '@storybook/react-vite';
import { DutchProvider } from '../src/dutch-provider/index.ts';
import '../src/tokens/tokens.css';
import '../src/tokens/base.css';
import { showScheme } from './scheme.ts';

const preview: Preview = {
  parameters: {
    // The panel checks on request; the story tests run axe on every story, light and dark.
    a11y: { test: 'off' },
    options: { storySort: { order: ['Schermen', 'Vormgeving', 'Formulier', 'Knoppen', '*'] } },
  },
  initialGlobals: { scheme: 'system' },
  globalTypes: {
    scheme: {
      description: 'Licht of donker',
      toolbar: {
        title: 'Licht of donker',
        items: [
          { value: 'system', title: 'Zoals het systeem' },
          { value: 'light', title: 'Licht' },
          { value: 'dark', title: 'Donker' },
        ],
      },
    },
  },
  decorators: [
    (Story, { globals }) => {
      document.documentElement.lang = 'nl';
      showScheme(
        globals['scheme'] === 'light' || globals['scheme'] === 'dark' ? globals['scheme'] : 'system',
      );
      return (
        <DutchProvider>
          <Story />
        </DutchProvider>
      );
    },
  ],
};

export default preview;
