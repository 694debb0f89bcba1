import type { Form, FormVisibility } from '@mijn/domain/forms';
import { formsContract } from '@mijn/domain/forms/contract';
import { isBoardMember } from '@mijn/domain/roles';
import type { LastChange } from '@mijn/domain/visibility';
import type { HttpHandler } from 'msw';
import type { Member } from '../call/member.ts';
import { Refusal } from '../call/refusal.ts';
import { inOrder, keepRows, pageOf, searchedPage } from '../call/rows.ts';
import { aHit, searchOf } from '../call/search.ts';
import { changedBy, UNCHANGED } from '../call/visibility.ts';
import { callsOf, defineMock, type Responders } from '../define-mock.ts';
import { aFile } from '../provider/files.ts';
import { idOf } from '../provider/ids.ts';
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

type Kept = Form & LastChange;

const withoutChange = ({ version: _version, changed_at: _at, changed_by: _by, ...form }: Kept): Form => form;

const visibilityOf = ({
  id,
  name,
  extension,
  group,
  is_hidden,
  version,
  changed_at,
  changed_by,
}: Kept): FormVisibility => ({
  id,
  name,
  extension,
  group,
  is_hidden,
  version,
  changed_at,
  changed_by,
});

function respond(forms: readonly Form[]): Responders<typeof formsContract> {
  const rows = keepRows<Kept>(forms.map((form) => ({ ...UNCHANGED, ...form })));
  const isFor = (member: Member | undefined) => (form: Form) =>
    !form.is_hidden || !member || isBoardMember(member.association);
  const find = (id: string, member: Member | undefined): Form | Refusal => {
    const form = rows.find(id);
    return form instanceof Refusal || !isFor(member)(form) ? new Refusal('not_found') : withoutChange(form);
  };
  const file = ({ params, member }: { params: { form_id: string }; member?: Member | undefined }) => {
    const form = find(params.form_id, member);
    return form instanceof Refusal ? form : form.name;
  };
  return {
    listForms: ({ query, member }) =>
      searchedPage(query, (has) => {
        const found = rows
          .all()
          .filter(isFor(member))
          .filter(({ name, group, description }) => has(`${name} ${group} ${description ?? ''}`))
          .map(withoutChange);
        return pageOf(query.has('sort') ? inOrder(found, query, 'name') : found, query);
      }),
    getForm: ({ params, member }) => find(params.form_id, member),
    listFormVisibility: () => ({ data: rows.all().map(visibilityOf) }),
    updateFormVisibility: ({ params, body: { version, is_hidden }, member }) => {
      const form = rows.change(params.form_id, { is_hidden, ...changedBy(member) }, version);
      return form instanceof Refusal ? form : visibilityOf(form);
    },
    downloadForm: file,
    getThumbnail: file,
  };
}

export const formsCalls = (forms: readonly Form[]): HttpHandler[] => callsOf(formsContract, respond(forms));

export const formsMock = defineMock({
  contract: formsContract,
  mayChange: isBoardMember,
  generate: someForms,
  respond,
  search: searchOf(
    'forms',
    (ask, query) => ask(formsContract.listForms, query),
    (row) => aHit(row.id, row.name, null, { is_board_only: row.is_hidden }),
  ),
});
