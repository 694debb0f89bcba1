import type { Fixtures } from '../../../testing/fixtures/fixtures.ts';
import { MARKS } from '../../../testing/fixtures/marks.ts';
import { bareList, FILE, fileOf, wordOf } from '../../../testing/fixtures/rows.ts';
import { forms } from '../forms.tables.ts';

export const fixtures: Fixtures = {
  callers: `
GET   …/forms                                                            401 403 200 200 200 200 404 404 200 200 200 200
GET   …/forms/:form_id                             form                  401 403 200 200 200 200 404 404 200 200 200 200
GET   …/forms/:form_id                             hidden form           401 403 404 200 404 404 404 404 200 200 200 200
GET   …/forms/:form_id/file                        form                  401 403 200 200 200 200 404 404 200 200 200 200
GET   …/forms/:form_id/file                        hidden form           401 403 404 200 404 404 404 404 200 200 200 200
GET   …/forms/:form_id/thumbnail                   form                  401 403 200 200 200 200 404 404 200 200 200 200
GET   …/forms/:form_id/thumbnail                   hidden form           401 403 404 200 404 404 404 404 200 200 200 200
GET   …/form-visibility                                                  401 403 403 200 403 403 404 404 200 200 200 200
PATCH …/forms/:form_id/visibility                  form                  401 403 403 200 403 403 404 404 403 200 403 200
PATCH …/forms/:form_id/visibility                  hidden form           401 403 404 200 404 404 404 404 403 200 403 200
`,
  inputs: {
    'PATCH …/forms/:form_id/visibility': async () => ({ body: { is_hidden: true, version: 1 } }),
  },
  create: async ({ queries, named, file, word }) => {
    const createForm = async (mark: string, is_hidden: boolean) => {
      const form = { ...named(), ...(await file(mark)), group: word, is_hidden, position: 1 };
      await queries.insert(forms).values(form);
      return { form_id: form.id };
    };
    return {
      form: await createForm('Formulier', false),
      'hidden form': await createForm(MARKS.hidden, true),
    };
  },
  rows: ({ id, fromWithFiles }) => [
    `insert into forms (association_id, id, code, "group", name, ${FILE}, is_hidden, position)
      select association_id, ${id}, k::text, 'Groep ' || k % 3, 'Formulier ' || ${wordOf('k - 1')} || '.pdf',
        ${fileOf('(40 + k)')}, k % 5 = 0, k ${fromWithFiles(20)}`,
  ],
  lists: ['forms'],
  calls: [
    { name: 'forms list', path: 'forms', bare: bareList('forms', ' and not is_hidden', 'position, id') },
  ],
};
