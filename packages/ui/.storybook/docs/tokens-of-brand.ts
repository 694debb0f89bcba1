import { brands, tokensOf } from '../brands.ts';
import { readTokens, type Tokens } from '../../src/tokens/read-tokens.ts';
import css from '../../src/tokens/tokens.css?raw';

/** The tokens of a brand of the toolbar, in light and in dark, as the style sheet has them. */
export const tokensOfBrand = (brand: string): { light: Tokens; dark: Tokens } =>
  readTokens(css, tokensOf(brands[brand]?.palette ?? {}));

/** The names of the tokens that begin so, in the order of the style sheet. */
export const namesOf = (tokens: Tokens, start: RegExp): string[] =>
  Object.keys(tokens).filter((name) => start.test(name));
