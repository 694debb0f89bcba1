import { addons } from 'storybook/manager-api';
import { schemeOf } from '../scheme-of.ts';
import { lookOf, shownScheme } from './look.ts';

type Globals = Record<string, unknown>;

function show(globals: Globals): void {
  const scheme = shownScheme(schemeOf(globals));
  const brand = window.tokensOfBrands?.[String(globals['brand'])] ?? window.tokensOfBrands?.['waterpas'];
  if (brand) addons.setConfig({ theme: lookOf(brand[scheme], scheme) });
}

export function followToolbar(): void {
  let globals: Globals = {};
  const take = (payload: { globals: Globals }) => {
    globals = payload.globals;
    show(globals);
  };
  show(globals);
  window.matchMedia('(prefers-color-scheme: dark)').addEventListener('change', () => show(globals));
  addons.register('mijn/look', (api) => {
    api.on('setGlobals', take);
    api.on('globalsUpdated', take);
  });
}
