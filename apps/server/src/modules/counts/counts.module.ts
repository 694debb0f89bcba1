import { countsContract } from '@mijn/domain/counts/contract';
import { defineModule } from '../define-module.ts';
import { getCounts, openSection } from './counts.service.ts';
import { visitsOfMember } from './counts.personal-data.ts';

/** A browser sends `Last-Event-ID` when it connects again by itself. */
function idOf(header: string | string[] | undefined): number | undefined {
  const id = Number(header);
  return header !== undefined && Number.isSafeInteger(id) && id >= 0 ? id : undefined;
}

/** The module of the badges of "Nieuws en media", and of the events that open tabs hear of (docs/product.md#badges). */
export const countsModule = defineModule({
  name: 'counts',
  contract: countsContract,
  access: { streamEvents: 'filtered' },
  handlers: (services, modules) => ({
    getCounts: async ({ caller }) => getCounts(services, modules, caller),
    openSection: async ({ caller, params, query }) => {
      await openSection(services, caller, params.section, query.loaded_ms_ago);
      return getCounts(services, modules, caller);
    },
    streamEvents: async ({ caller, query, request, reply }) =>
      services.sectionStream.open({
        caller,
        request,
        reply,
        lastEventId: idOf(request.headers['last-event-id']) ?? query.last_event_id,
        loadedMsAgo: query.loaded_ms_ago,
      }),
  }),
  personalData: [visitsOfMember],
});
