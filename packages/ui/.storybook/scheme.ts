import type { Scheme } from './scheme-of.ts';

const DARK = 'screen and (prefers-color-scheme: dark)';
const known = new Map<CSSMediaRule, string>();

/** Shows the light or dark scheme regardless of the preference of the system, so that a designer can switch. */
export function showScheme(scheme: Scheme): void {
  for (const sheet of document.styleSheets)
    for (const rule of sheet.cssRules)
      if (rule instanceof CSSMediaRule && (known.get(rule) ?? rule.media.mediaText) === DARK) {
        known.set(rule, DARK);
        rule.media.mediaText = { system: DARK, light: 'not all', dark: 'screen' }[scheme];
      }
  document.documentElement.style.colorScheme = scheme === 'system' ? '' : scheme;
}
