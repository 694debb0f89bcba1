import { agendaContract } from '@mijn/domain/agenda/contract';
import { defineModule } from '../define-module.ts';
import { meetingItemsImporter } from './agenda.import.ts';
import { listAgendaItems } from './agenda.service.ts';

/** The module of the agendas of meetings (docs/product.md#agenda). */
export const agendaModule = defineModule({
  name: 'agenda',
  contract: agendaContract,
  handlers: (services) => ({
    listAgendaItems: async ({ caller, params }) => listAgendaItems(services, caller, params),
  }),
  importers: [meetingItemsImporter],
});
