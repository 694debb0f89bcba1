import type { Invoice } from '@mijn/domain/invoices';
import { http, type HttpHandler, HttpResponse } from 'msw';
import { aBoardMember } from '@mijn/api/mock/auth';
import { idOf } from '@mijn/api/mock/call';
import { invoicesCalls } from '@mijn/api/mock/invoices';
import { sessionCalls } from './calls/session-calls.ts';
import { someInvoices } from './invoices-data.ts';
import type { ScreenStory } from './screen-story.ts';

export const brokenFile = (): HttpHandler =>
  http.get(
    '*/api/associations/:association/invoices/:invoice/file',
    () => new HttpResponse('geen pdf', { headers: { 'content-type': 'application/pdf' } }),
  );

/** @param first handlers that take precedence over the mocked calls of the invoices. */
export const invoiceScreen = (
  number: number,
  data: readonly Invoice[] = someInvoices,
  first: () => HttpHandler[] = () => [],
  user = aBoardMember(),
): ScreenStory => ({
  path: `/invoices-check/${idOf(40, number)}`,
  calls: () => [...invoicesCalls(data, first()), ...sessionCalls(user)],
});
