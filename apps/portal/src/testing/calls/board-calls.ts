import type { ArchiveGroupVisibility } from '@mijn/domain/archive';
import { archiveContract } from '@mijn/domain/archive/contract';
import type { FormVisibility } from '@mijn/domain/forms';
import { formsContract } from '@mijn/domain/forms/contract';
import type { HttpHandler } from 'msw';
import { mockCall, Refusal } from './mock-call.ts';

interface Item {
  id: string;
  version: number;
}

/** Returns a function that changes an item of a list by its version, as the server does. */
function changer<T extends Item>(items: readonly T[]) {
  let list = [...items];
  return {
    all: () => list,
    change: (id: string, version: number, changes: Partial<T>) => {
      const item = list.find((one) => one.id === id);
      if (!item) return new Refusal('not_found');
      if (item.version !== version) return new Refusal('conflict');
      const changed = {
        ...item,
        ...changes,
        version: version + 1,
        changed_at: '2026-11-20T12:00:00.000Z',
        changed_by: { name: 'Bram Bestuur', is_staff: false },
      };
      list = list.map((one) => (one.id === id ? changed : one));
      return changed;
    },
  };
}

/** Returns mocked calls of the board's settings. Changes are kept for the duration of one story or test. */
export function boardCalls({
  groups = [],
  forms = [],
}: {
  groups?: readonly ArchiveGroupVisibility[];
  forms?: readonly FormVisibility[];
}): HttpHandler[] {
  const [ofGroups, ofForms] = [changer(groups), changer(forms)];
  return [
    mockCall(archiveContract.listGroupVisibility, () => ({ data: ofGroups.all() })),
    mockCall(archiveContract.updateGroupVisibility, ({ params, body: { version, is_board_only } }) =>
      ofGroups.change(params.group_id, version, { is_board_only }),
    ),
    mockCall(formsContract.listFormVisibility, () => ({ data: ofForms.all() })),
    mockCall(formsContract.updateFormVisibility, ({ params, body: { version, is_hidden } }) =>
      ofForms.change(params.form_id, version, { is_hidden }),
    ),
  ];
}
