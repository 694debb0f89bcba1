import { brands, tokensOf } from '../brands.ts';
import { readTokens, type Tokens } from '../../src/tokens/read-tokens.ts';
import css from '../../src/tokens/tokens.css?raw';

/** The tokens of a brand in the toolbar, light and dark, as in the style sheet. */
export const tokensOfBrand = (brand: string): { light: Tokens; dark: Tokens } =>
  readTokens(css, tokensOf(brands[brand]?.palette ?? {}));

/** The names of the tokens with a prefix, in the order of the style sheet. */
export const namesOf = (tokens: Tokens, start: RegExp): string[] =>
  Object.keys(tokens).filter((name) => start.test(name));
