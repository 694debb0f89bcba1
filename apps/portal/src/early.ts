import { baseUrlFor, sendEarlyCalls } from '@mijn/api/early';
import { readDrawnState } from './app/first-view/drawn-page.ts';
import { holdInput, takeFirstPress } from './shared/shell/held-input.ts';
import { tolerateTranslation } from './shared/shell/tolerate-translation.ts';
import { readBrand } from './shared/brand/read-brand.ts';

/**
 * Sends the calls for the anti-forgery token and the user before the libraries of the portal have loaded (docs/product.md#start): each round trip before the
 * user check has ended is one in which a slow connection shows an empty page. This module imports nothing that imports a library; `bench bundle` fails otherwise.
 */
export const brand = readBrand(document);
export const baseUrl = baseUrlFor(window.location.host, brand.api_base_addresses);
export const drawn = readDrawnState(document);
if (drawn) holdInput();
// A page whose drawing is missing renders anew.
else takeFirstPress();
tolerateTranslation();
export const fetchWithEarlyResponses = drawn ? window.fetch.bind(window) : sendEarlyCalls(baseUrl);
