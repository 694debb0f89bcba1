import { keepRows, mockCall, Refusal } from '@mijn/api/mock/call';
import type { ArchiveGroupVisibility } from '@mijn/domain/archive';
import { archiveContract } from '@mijn/domain/archive/contract';
import type { FormVisibility } from '@mijn/domain/forms';
import { formsContract } from '@mijn/domain/forms/contract';
import type { HttpHandler } from 'msw';

const change = {
  changed_at: '2026-11-20T12:00:00.000Z',
  changed_by: { name: 'Bram Bestuur', is_staff: false },
};

export function boardCalls({
  groups = [],
  forms = [],
}: {
  groups?: readonly ArchiveGroupVisibility[];
  forms?: readonly FormVisibility[];
}): HttpHandler[] {
  const [ofGroups, ofForms] = [keepRows(groups), keepRows(forms)];
  return [
    mockCall(archiveContract.listGroupVisibility, () => ({ data: [...ofGroups.all()] })),
    mockCall(
      archiveContract.updateGroupVisibility,
      ({ params, body: { version, is_board_only, visible_max } }) => {
        const group = ofGroups.find(params.group_id);
        const documents = group instanceof Refusal || is_board_only ? 0 : group.document_count;
        if (visible_max !== undefined && documents > visible_max)
          return new Refusal('conflict', { params: { documents, owners: 31 } });
        return ofGroups.change(params.group_id, { is_board_only, ...change }, version);
      },
    ),
    mockCall(formsContract.listFormVisibility, () => ({ data: [...ofForms.all()] })),
    mockCall(formsContract.updateFormVisibility, ({ params, body: { version, is_hidden } }) =>
      ofForms.change(params.form_id, { is_hidden, ...change }, version),
    ),
  ];
}
