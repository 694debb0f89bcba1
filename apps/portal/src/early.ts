import { baseUrlFor, sendEarlyCalls } from '@mijn/api/early';
import { readDrawnState } from './app/first-view/drawn-page.ts';
import { holdInput } from './shared/shell/held-input.ts';
import { tolerateTranslation } from './shared/shell/tolerate-translation.ts';
import { readBrand } from './shared/brand/read-brand.ts';

/** Sends the first requests before the libraries of the portal have loaded (docs/decisions/0009). */
export const brand = readBrand(document);
export const baseUrl = baseUrlFor(window.location.host, brand.api_base_addresses);
export const drawn = readDrawnState(document);
if (drawn) holdInput();
tolerateTranslation();
export const fetchWithEarlyResponses = drawn ? window.fetch.bind(window) : sendEarlyCalls(baseUrl);
