import { create } from 'storybook/theming';
import type { Tokens } from '../../src/tokens/read-tokens.ts';
import type { Scheme } from '../scheme-of.ts';

const FONT = '"Atkinson Hyperlegible Next", system-ui, sans-serif';

const logo = (ink: string, accent: string): string =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg viewBox="0 0 190 34" xmlns="http://www.w3.org/2000/svg"><rect x="1.5" y="9.5" width="31" height="15" rx="7.5" fill="${accent}"/><path d="M11.5 9.5v15M22.5 9.5v15" stroke="#0a3437" stroke-width="1.6"/><circle cx="17" cy="17" r="4" fill="#0a3437"/><text x="44" y="23" font-family="system-ui, sans-serif" font-size="18" font-weight="700" fill="${ink}">Mijn Waterpas</text></svg>`,
  )}`;

const between = (left: string, right: string): string =>
  `#${[1, 3, 5]
    .map(
      (at) =>
        [left, right].reduce((sum, colour) => sum + Number.parseInt(colour.slice(at, at + 2), 16), 0) / 2,
    )
    .map((channel) => Math.round(channel).toString(16).padStart(2, '0'))
    .join('')}`;

export function lookOf(tokens: Tokens, scheme: 'light' | 'dark') {
  const colour = (name: string): string => tokens[name] ?? '';
  return create({
    base: scheme,
    brandTitle: 'Mijn Waterpas: onderdelen en schermen',
    brandImage: logo(colour('text'), tokens['palette-accent-500'] ?? '#d3e455'),
    brandUrl: './',
    brandTarget: '_self',
    fontBase: FONT,
    colorPrimary: colour('action'),
    // Storybook writes white text on this colour, and this colour on its background.
    colorSecondary:
      scheme === 'dark'
        ? between(colour('palette-brand-300'), colour('palette-brand-600'))
        : colour('text-link'),
    appBg: colour('surface-page'),
    appContentBg: colour('surface'),
    appPreviewBg: colour('surface'),
    appBorderColor: colour('border'),
    appBorderRadius: 8,
    barBg: colour('surface'),
    barTextColor: colour('text-soft'),
    barHoverColor: colour('text-link'),
    barSelectedColor: colour('text-link'),
    textColor: colour('text'),
    textMutedColor: colour('text-soft'),
    textInverseColor: colour('surface'),
    inputBg: colour('surface'),
    inputBorder: colour('border-control'),
    inputTextColor: colour('text'),
    inputBorderRadius: 8,
  });
}

/** Returns the scheme to show: the chosen one, or the preference of the system. */
export const shownScheme = (scheme: Scheme): 'light' | 'dark' => {
  if (scheme !== 'system') return scheme;
  return window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
};
