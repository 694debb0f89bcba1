import { agendaContract } from '@mijn/domain/agenda/contract';
import { defineModule } from '../../define-module.ts';
import { meetingItemsImporter } from './agenda.import.ts';
import { readAgenda } from './agenda.service.ts';
import {
  createAgendaItem,
  deleteAgendaItem,
  moveAgendaItem,
  updateAgendaItem,
} from './write-agenda.service.ts';

/** The module of the agendas of meetings (docs/product.md#agenda). */
export const agendaModule = defineModule({
  name: 'agenda',
  contract: agendaContract,
  handlers: (services) => ({
    listAgendaItems: async ({ caller, params }) => readAgenda(services, caller, params),
    createAgendaItem: async ({ caller, params, body, request }) =>
      createAgendaItem(services, caller, params, body, request),
    updateAgendaItem: async ({ caller, params, body }) => updateAgendaItem(services, caller, params, body),
    moveAgendaItem: async ({ caller, params, body }) => moveAgendaItem(services, caller, params, body),
    deleteAgendaItem: async ({ caller, params }) => deleteAgendaItem(services, caller, params),
  }),
  importers: [meetingItemsImporter],
});
