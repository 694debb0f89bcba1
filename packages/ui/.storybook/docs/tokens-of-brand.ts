import { brands, tokensOf } from '../brands.ts';
import { readTokens, type Tokens } from '../../src/tokens/read-tokens.ts';
import css from '../../src/tokens/tokens.css?raw';

/** Returns the light and dark tokens of a brand, with the values of the style sheet. */
export const tokensOfBrand = (brand: string): { light: Tokens; dark: Tokens } =>
  readTokens(css, tokensOf(brands[brand]?.palette ?? {}));

/** Returns the names of the tokens that match a pattern, in the order of the style sheet. */
export const namesOf = (tokens: Tokens, start: RegExp): string[] =>
  Object.keys(tokens).filter((name) => start.test(name));
