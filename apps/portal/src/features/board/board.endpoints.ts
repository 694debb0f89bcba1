import { call, listTag } from '@mijn/api/rtk-query';
import { archiveOperations } from '@mijn/domain/archive';
import { formsOperations } from '@mijn/domain/forms';
import { apiRoot, IF_OLD } from '../../shared/store/api-root.ts';
import type { Load } from '../../shared/routing/portal-route.ts';

export const boardEndpoints = apiRoot.injectEndpoints({
  endpoints: (build) => ({
    listGroupVisibility: build.query(call(archiveOperations.listGroupVisibility)),
    updateGroupVisibility: build.mutation(
      call(archiveOperations.updateGroupVisibility, {
        invalidatesTags: [listTag('ArchiveDocument'), listTag('ArchiveGroup'), 'Overview'],
      }),
    ),
    listFormVisibility: build.query(call(formsOperations.listFormVisibility)),
    updateFormVisibility: build.mutation(
      call(formsOperations.updateFormVisibility, { invalidatesTags: [listTag('Form')] }),
    ),
  }),
});

export const { useListGroupVisibilityQuery, useListFormVisibilityQuery } = boardEndpoints;

export const loadGroups: Load = ({ association_id }) =>
  boardEndpoints.util.prefetch('listGroupVisibility', { params: { association_id } }, IF_OLD);

export const loadForms: Load = ({ association_id }) =>
  boardEndpoints.util.prefetch('listFormVisibility', { params: { association_id } }, IF_OLD);
