import type { ArchiveGroupVisibility } from '@mijn/domain/archive';
import { Card } from '@mijn/ui/card';
import { useAppDispatch } from '../../../../shared/store/hooks.ts';
import { useAssociation } from '../../../../shared/session/association-context.ts';
import { boardEndpoints, useListGroupVisibilityQuery } from '../../board.endpoints.ts';
import { useVisibility } from '../../components/use-visibility.ts';
import { VisibilityPage } from '../../components/visibility-page.tsx';
import { VisibilityList } from '../../components/visibility-list.tsx';
import { texts } from './texts.ts';

const { listGroupVisibility, updateGroupVisibility } = boardEndpoints.endpoints;

const itemOf = (group: ArchiveGroupVisibility) => ({
  ...group,
  isVisible: !group.is_board_only,
  documents: group.document_count,
});

/** Shows which groups owners see (docs/product.md#visibility). */
export function ArchiveSettingsScreen() {
  const params = { association_id: useAssociation().id };
  const query = useListGroupVisibilityQuery({ params });
  const dispatch = useAppDispatch();
  const { change, question } = useVisibility({
    patch: (id, { isVisible, ...changes }) => {
      const patch = boardEndpoints.util.updateQueryData('listGroupVisibility', { params }, ({ data }) => {
        const group = data.find((item) => item.id === id);
        if (group) Object.assign(group, changes, { is_board_only: !isVisible });
      });
      dispatch(patch);
    },
    save: async (group_id, isVisible, version, visible_max) =>
      dispatch(
        updateGroupVisibility.initiate({
          params: { ...params, group_id },
          body: { is_board_only: !isVisible, version, visible_max },
        }),
      ),
    reload: async () => {
      const latest = await dispatch(
        listGroupVisibility.initiate({ params }, { forceRefetch: true, subscribe: false }),
      );
      return latest.data?.data;
    },
  });
  return (
    <VisibilityPage texts={texts} query={query} skeletonEntries={8}>
      {(groups) => (
        <Card>
          <VisibilityList
            label={texts.list}
            items={groups.map((group) => itemOf(group))}
            factOf={texts.documents}
            onChange={change}
          />
          {question}
        </Card>
      )}
    </VisibilityPage>
  );
}
