import type { ArchiveGroupVisibility } from '@mijn/domain/archive';
import { Card } from '@mijn/ui/card';
import { EmptyState } from '@mijn/ui/empty-state';
import { NarrowColumn } from '@mijn/ui/page';
import { Stack } from '@mijn/ui/stack';
import { SwitchListSkeleton } from '@mijn/ui/switch-list';
import { useAppDispatch } from '../../../../shared/api/hooks.ts';
import { useAssociation } from '../../../../shared/session/association-context.ts';
import { Page } from '../../../../shared/shell/page.tsx';
import { QueryState } from '../../../../shared/shell/query-state.tsx';
import { boardEndpoints, useListGroupVisibilityQuery } from '../../board.endpoints.ts';
import { useVisibility } from '../../components/use-visibility.ts';
import { VisibilityList } from '../../components/visibility-list.tsx';
import { texts } from './texts.ts';

const { listGroupVisibility, updateGroupVisibility } = boardEndpoints.endpoints;

const itemOf = (group: ArchiveGroupVisibility) => ({ ...group, isVisible: !group.is_board_only });

const factOf = ({ document_count, hidden_count }: ArchiveGroupVisibility): string =>
  texts.documents(document_count + hidden_count);

/** Shows the groups of the archive, with a switch for each that shows it to owners (decisions §6). */
export function ArchiveSettingsScreen() {
  const params = { association_id: useAssociation().id };
  const query = useListGroupVisibilityQuery({ params });
  const dispatch = useAppDispatch();
  const change = useVisibility({
    patch: (id, { isVisible, ...changes }) => {
      const patch = boardEndpoints.util.updateQueryData('listGroupVisibility', { params }, ({ data }) => {
        const group = data.find((item) => item.id === id);
        if (group) Object.assign(group, changes, { is_board_only: !isVisible });
      });
      dispatch(patch);
    },
    save: async (group_id, isVisible, version) =>
      dispatch(
        updateGroupVisibility.initiate({
          params: { ...params, group_id },
          body: { is_board_only: !isVisible, version },
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
    <Page title={texts.title}>
      <QueryState query={query} failure={texts.failed} skeleton={<SettingsSkeleton />}>
        {({ data }) =>
          data.length === 0 ? (
            <EmptyState title={texts.empty.title}>{texts.empty.text}</EmptyState>
          ) : (
            <NarrowColumn>
              <Stack>
                <p>{texts.intro}</p>
                <Card>
                  <VisibilityList
                    label={texts.list}
                    items={data.map((group) => itemOf(group))}
                    factOf={factOf}
                    onChange={change}
                  />
                </Card>
              </Stack>
            </NarrowColumn>
          )
        }
      </QueryState>
    </Page>
  );
}

/** Shows the placeholder of the groups while they load. */
function SettingsSkeleton() {
  return (
    <NarrowColumn>
      <Stack>
        <p>{texts.intro}</p>
        <Card>
          <SwitchListSkeleton entries={8} />
        </Card>
      </Stack>
    </NarrowColumn>
  );
}
