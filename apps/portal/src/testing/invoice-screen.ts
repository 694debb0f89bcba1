import type { Invoice } from '@mijn/domain/invoices';
import type { HttpHandler } from 'msw';
import { aBoardMember, idOf } from './builders.ts';
import { invoicesCalls } from './calls/invoices-calls.ts';
import { sessionCalls } from './calls/session-calls.ts';
import { someInvoices } from './invoices-data.ts';
import type { ScreenStory } from './screen-story.ts';

/**
 * Returns the story of the screen of one invoice.
 * @param first handlers that take precedence over the mocked calls of the invoices.
 */
export const invoiceScreen = (
  number: number,
  data: readonly Invoice[] = someInvoices,
  first: () => HttpHandler[] = () => [],
  user = aBoardMember(),
): ScreenStory => ({
  path: `/invoices-check/${idOf(40, number)}`,
  calls: () => [...invoicesCalls(data, first()), ...sessionCalls(user)],
});
