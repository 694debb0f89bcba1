import { brandStyle } from '@mijn/domain/brand';
import type { Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { DutchProvider } from '../src/dutch-provider/dutch-provider.tsx';
import '../src/tokens/tokens.css';
import '../src/tokens/base.css';
import { brands } from './brands.ts';
import { showScheme } from './scheme.ts';

/**
 * The maximum time that a story waits for a change, in milliseconds. The limit is high because the
 * machine may be busy. It does not measure speed.
 */
const PATIENCE_MS = 10_000;

configure({ asyncUtilTimeout: PATIENCE_MS });

const preview: Preview = {
  parameters: {
    // The accessibility panel runs axe on request only. The story tests run axe on every
    // story, in the light and the dark scheme.
    a11y: { test: 'off' },
    options: {
      storySort: {
        order: [
          'Ontwerp',
          'Schermen',
          'Basis',
          'Knoppen',
          'Formulier',
          'Meldingen',
          'Gegevens',
          'Media',
          'Kader',
          '*',
        ],
      },
    },
  },
  initialGlobals: { scheme: 'system', brand: 'waterpas' },
  globalTypes: {
    brand: {
      description: 'Huisstijl van de beheerder',
      toolbar: {
        title: 'Huisstijl',
        items: Object.entries(brands).map(([value, { title }]) => ({ value, title })),
      },
    },
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
      const palette = brands[String(globals['brand'])]?.palette ?? {};
      return (
        <DutchProvider>
          <style>{brandStyle({ palette })}</style>
          <Story />
        </DutchProvider>
      );
    },
  ],
};

export default preview;
