import { isBesidePanels } from './steps/steps.ts';

const off = { enabled: false };

/** The axe rules that only a whole page can satisfy. A screen of the portal can, apart from those that the frame of Storybook breaks. */
const rules = {
  component: { region: off, 'landmark-one-main': off, 'page-has-heading-one': off, bypass: off },
  // Storybook adds links before the page, so that axe does not recognise the skip link.
  screen: { region: off, bypass: off },
};

/** The panel checks each story that it shows. The story tests run axe with the same rules, in the light and the dark scheme. */
export const accessibilityOf = (part: keyof typeof rules) => ({
  test: isBesidePanels ? ('error' as const) : ('off' as const),
  options: { rules: rules[part] },
});
