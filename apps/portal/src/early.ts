import { baseAddressFor, sendEarlyCalls } from '@mijn/api/early';
import { readBrand } from './shared/brand/read-brand.ts';

/** The first calls leave from here, before the libraries of the portal are there (docs/decisions/0009). */
export const brand = readBrand(document);
export const baseAddress = baseAddressFor(window.location.host, brand.api_base_addresses);
export const fetchWithEarlyAnswers = sendEarlyCalls(baseAddress);
