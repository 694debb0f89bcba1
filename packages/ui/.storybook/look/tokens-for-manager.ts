import { readFileSync } from 'node:fs';
import { readTokens, type Tokens } from '../../src/tokens/read-tokens.ts';
import { brands, tokensOf } from '../brands.ts';

declare global {
  interface Window {
    /** The tokens of each brand, in the page of Storybook itself. */
    tokensOfBrands?: Readonly<Record<string, { light: Tokens; dark: Tokens }>>;
  }
}

/** Storybook bundles its own page in its own way, which can't read the style sheet. */
export function tokensForManager(): string {
  const css = readFileSync(new URL('../../src/tokens/tokens.css', import.meta.url), 'utf8');
  const tokens = Object.fromEntries(
    Object.entries(brands).map(([name, { palette }]) => [name, readTokens(css, tokensOf(palette))]),
  );
  return `<script>window.tokensOfBrands = ${JSON.stringify(tokens)};</script>`;
}

/** Returns the style that loads the letter from an address at the root of the Storybook. */
export const fontForManager = (address: string): string =>
  `<style>@font-face { font-family: 'Atkinson Hyperlegible Next'; font-weight: 200 800; font-display: swap; src: url('.${address}') format('woff2'); }</style>`;
