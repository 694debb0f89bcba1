import type { Overview, OverviewPart } from '@mijn/domain/overview';
import { overviewContract, overviewParts } from '@mijn/domain/overview/contract';
import { describeThrown } from '../../platform/plugins/errors.ts';
import type { Services } from '../../capabilities/services.ts';
import type { Member, Unserialised } from '../../platform/wire/index.ts';
import { defineModule, type Module } from '../define-module.ts';

const empty: Record<OverviewPart, null> = {
  todos: null,
  reports: null,
  waiting_reports: null,
  meetings: null,
  attendance: null,
  invoices: null,
  documents: null,
  albums: null,
  newsletters: null,
  bulletin_board: null,
  news: null,
};

/**
 * Reads the parts concurrently. If a part fails, the others are sent; if all fail, the first error is thrown. @param asked
 * names with commas between them; undefined for all parts.
 */
async function getOverview(
  services: Services,
  modules: readonly Module[],
  caller: Member,
  asked: string | undefined,
): Promise<Unserialised<Overview>> {
  const sections = modules.flatMap(({ overview }) => overview ?? []);
  const wanted = sections.filter(
    ({ part, isFor }) =>
      (isFor?.(caller.membership) ?? true) && (asked === undefined || asked.split(',').includes(part)),
  );
  const faults = new Map<OverviewPart, unknown>();
  const parts = await Promise.all(
    wanted.map(async ({ part, list }) => {
      try {
        return await list(services, caller);
      } catch (thrown) {
        services.log.error({ part, fault: describeThrown(thrown) }, 'a part of the overview failed');
        faults.set(part, thrown);
        return {};
      }
    }),
  );
  if (faults.size > 0 && faults.size === wanted.length) throw [...faults.values()][0];
  const failed = overviewParts.filter((part) => faults.has(part));
  const overview: Unserialised<Overview> = { ...empty, failed };
  for (const part of parts) Object.assign(overview, part);
  return overview;
}

/** The module of the overview, which has one operation (docs/product.md#overview). */
export const overviewModule = defineModule({
  name: 'overview',
  contract: overviewContract,
  handlers: (services, modules) => ({
    getOverview: async ({ caller, query, request }) =>
      getOverview({ ...services, log: request.log }, modules, caller, query.parts),
  }),
});
