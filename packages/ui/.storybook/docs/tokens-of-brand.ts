import { brands, tokensOf } from '../brands.ts';
import { readTokens, type Tokens } from '../../src/tokens/read-tokens.ts';
import css from '../../src/tokens/tokens.css?raw';

export const tokensOfBrand = (brand: string): { light: Tokens; dark: Tokens } =>
  readTokens(css, tokensOf(brands[brand]?.palette ?? {}));

export const namesOf = (tokens: Tokens, start: RegExp): string[] =>
  Object.keys(tokens).filter((name) => start.test(name));
