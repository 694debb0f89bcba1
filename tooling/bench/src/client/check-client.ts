import { atMost, type Check } from '../bundle/checks.ts';
import type { ClientPage } from './client-page.ts';

const NOT_AT_FIRST = /\/yup\/|\.contract\.ts$|\/texts\/|\/upload\.ts$/u;

export function checkClient({ scriptBytes, modules }: ClientPage, budget: { scriptBytes: number }): Check[] {
  const others = modules.filter((id) => NOT_AT_FIRST.test(id.replaceAll('\\', '/')));
  return [
    atMost(
      'the client, its errors and one resource have at most {max} of JavaScript',
      scriptBytes,
      budget.scriptBytes,
    ),
    {
      name: 'they carry no validator, no texts and no uploads',
      isMet: others.length === 0,
      found: others.join(', ') || `${modules.length} modules`,
    },
  ];
}
