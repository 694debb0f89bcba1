import { LIST_PAGE_SIZE_MAX } from '@mijn/domain/limits';
import type { Load } from '../../shared/routing/portal-route.ts';
import { addressFormat, type SettingsOf } from '../../shared/tables/address-format.ts';
import { formsEndpoints } from './forms.endpoints.ts';

const spec = { q: ['zoek', 'text', 'passing'], page: ['pagina', 'page'] } as const;

export const formsAddress = addressFormat(spec);

/** The call of the list: all forms on one page, as long as they fit. */
export const formsInput = (association_id: string, settings: SettingsOf<typeof spec>) => ({
  params: { association_id },
  query: { ...settings, per_page: LIST_PAGE_SIZE_MAX },
});

export const load: Load = ({ association_id, settingsOf }) =>
  formsEndpoints.util.prefetch(
    'listForms',
    formsInput(association_id, settingsOf('forms', formsAddress)),
    {},
  );
