import { baseAddressFor, sendEarlyCalls } from '@mijn/api/early';
import { readBrand } from './shared/brand/read-brand.ts';

/**
 * This module sends the first requests before the libraries of the portal have loaded (docs/decisions/0009).
 */
export const brand = readBrand(document);
export const baseAddress = baseAddressFor(window.location.host, brand.api_base_addresses);
export const fetchWithEarlyAnswers = sendEarlyCalls(baseAddress);
