import type { OverviewPart } from '@mijn/domain/overview';
import { overviewContract, overviewParts } from '@mijn/domain/overview/contract';
import type { HttpHandler } from 'msw';
import type { OverviewData } from '../overview-data.ts';
import { mockCall } from './mock-call.ts';

/**
 * Returns mocked calls of an overview in which some parts fail at first. A failed part is available when that
 * part is requested separately.
 */
export function overviewCalls(data: OverviewData, failing: readonly OverviewPart[] = []): HttpHandler[] {
  return [
    mockCall(overviewContract.getOverview, ({ query }) => {
      const asked = query.get('parts')?.split(',');
      const failed = asked ? [] : [...failing];
      const isThere = (part: OverviewPart) => !failed.includes(part) && (asked?.includes(part) ?? true);
      const parts = overviewParts.map((part) => [part, isThere(part) ? data[part] : null]);
      return { ...data, ...Object.fromEntries(parts), failed };
    }),
  ];
}
