import { mockCall } from '@mijn/api/mock/call';
import type { Overview, OverviewPart } from '@mijn/domain/overview';
import { overviewContract, overviewParts } from '@mijn/domain/overview/contract';
import type { HttpHandler } from 'msw';

/** The data of each part of the overview. Null for a part that the member can't see. */
export type OverviewData = Pick<Overview, OverviewPart>;

/** Some parts fail at first. A failed part is available when that part is requested separately. */
export const overviewCalls = (data: OverviewData, failing: readonly OverviewPart[] = []): HttpHandler[] => [
  mockCall(overviewContract.getOverview, ({ query }) => {
    const asked = query.get('parts')?.split(',');
    const failed = asked ? [] : [...failing];
    const isThere = (part: OverviewPart) => !failed.includes(part) && (asked?.includes(part) ?? true);
    const missing = overviewParts.filter((part) => !isThere(part));
    return { ...data, ...Object.fromEntries(missing.map((part) => [part, null])), failed };
  }),
];
