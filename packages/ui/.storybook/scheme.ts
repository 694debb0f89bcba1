const DARK = '(prefers-color-scheme: dark)';
const known = new Map<CSSMediaRule, string>();

/** Applies the tokens of one scheme, regardless of the system's preference, so that a designer can switch. */
export function showScheme(scheme: 'system' | 'light' | 'dark'): void {
  for (const sheet of document.styleSheets)
    for (const rule of sheet.cssRules)
      if (rule instanceof CSSMediaRule && (known.get(rule) ?? rule.media.mediaText) === DARK) {
        known.set(rule, DARK);
        rule.media.mediaText = { system: DARK, light: 'not all', dark: 'all' }[scheme];
      }
  document.documentElement.style.colorScheme = scheme === 'system' ? '' : scheme;
}
