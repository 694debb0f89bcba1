import type { Form } from '@mijn/domain/forms';
import { formsContract } from '@mijn/domain/forms/contract';
import { inOrder, keepRows, pageOf, searchedPage } from '../call/rows.ts';
import { callsOf, defineMock, type Responders } from '../define-mock.ts';
import { aFile, idOf } from '../provider/ids.ts';
import type { Place } from '../provider/place.ts';
import { forms as words } from '../provider/words.ts';

export function aForm(number: number, own: Partial<Form> = {}): Form {
  return {
    ...aFile(idOf(30, number), {
      name: `Formulier ${number}.pdf`,
      byte_size: 41_000 + number * 1000,
      page_count: 1,
    }),
    group: 'Vergaderen',
    description: null,
    is_hidden: false,
    ...own,
  };
}

const someForms = ({ random, rows }: Place): Form[] =>
  rows(words.length, (number, index) => {
    const { group = '', name = '', description = null } = words[index] ?? {};
    return aForm(number, {
      group,
      name: `${name}.pdf`,
      description,
      byte_size: random.int(20, 300) * 1000,
      is_hidden: random.chance(0.15),
    });
  });

/** What the board hides needs a script. */
function respond(forms: readonly Form[]): Responders<typeof formsContract> {
  const rows = keepRows(forms);
  return {
    listForms: ({ query }) =>
      searchedPage(query, (has) => {
        const found = rows
          .all()
          .filter(({ name, group, description }) => has(`${name} ${group} ${description ?? ''}`));
        return pageOf(query.has('sort') ? inOrder(found, query, 'name') : found, query);
      }),
    getForm: ({ params }) => rows.find(params.form_id),
  };
}

export const formsCalls = (forms: readonly Form[]) => callsOf(formsContract, respond(forms));

export const formsMock = defineMock({
  contract: formsContract,
  generate: someForms,
  respond,
});
