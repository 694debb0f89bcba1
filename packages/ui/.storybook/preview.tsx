import { brandStyle } from '@mijn/domain/brand';
import type { Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { DutchProvider } from '../src/dutch-provider/dutch-provider.tsx';
import '../src/tokens/tokens.css';
import '../src/tokens/base.css';
import { accessibilityOf } from './accessibility.ts';
import { brands } from './brands.ts';
import { Page, PageHeading } from './catalogue/page.tsx';
import { presentValues, withoutDefaults } from './controls/present-values.ts';
import { controlsFromTypes } from './controls/controls-from-types.ts';
import { schemeOf } from './scheme-of.ts';
import { showScheme } from './scheme.ts';
import { startClean } from './steps/clean-start.ts';
import { followSteps, isStoryTest, viewports } from './steps/steps.ts';
import { globalTypes, initialGlobals } from './toolbar.ts';

/** The maximum time that a story waits for a change, in milliseconds. It is high because the machine may be busy. */
const PATIENCE_MS = 10_000;

configure({ asyncUtilTimeout: PATIENCE_MS });
document.documentElement.lang = 'nl';
followSteps();

const preview: Preview = {
  parameters: {
    a11y: accessibilityOf('component'),
    htmlLang: 'nl',
    docs: { lang: 'nl', container: Page, components: { h1: PageHeading } },
    viewport: { options: viewports },
    controls: { expanded: true, sort: 'requiredFirst' },
    options: {
      storySort: {
        order: [
          'Begin',
          'Ontwerp',
          'Iconen',
          'Patronen',
          'Wijzigingen',
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
  loaders: isStoryTest ? [startClean] : [],
  argTypesEnhancers: [controlsFromTypes],
  argsEnhancers: [presentValues],
  initialGlobals,
  globalTypes,
  decorators: [
    (Story, { args, argTypes, globals }) => {
      showScheme(schemeOf(globals));
      const palette = brands[String(globals['brand'])]?.palette ?? {};
      return (
        <DutchProvider>
          <style>{brandStyle({ palette })}</style>
          <Story args={withoutDefaults(args, argTypes)} />
        </DutchProvider>
      );
    },
  ],
};

export default preview;
