import { fileTitle } from '@mijn/domain/files';
import type { FormVisibility } from '@mijn/domain/forms';
import { Card } from '@mijn/ui/card';
import { EmptyState } from '@mijn/ui/empty-state';
import { NarrowColumn } from '@mijn/ui/page';
import { Stack } from '@mijn/ui/stack';
import { SwitchListSkeleton } from '@mijn/ui/switch-list';
import { useAppDispatch } from '../../../../shared/api/hooks.ts';
import { grouped } from '../../../../shared/grouped.ts';
import { useAssociation } from '../../../../shared/session/association-context.ts';
import { Page } from '../../../../shared/shell/page.tsx';
import { QueryState } from '../../../../shared/shell/query-state.tsx';
import { boardEndpoints, useListFormVisibilityQuery } from '../../board.endpoints.ts';
import { useVisibility } from '../../components/use-visibility.ts';
import { VisibilityList } from '../../components/visibility-list.tsx';
import { texts } from './texts.ts';

const { listFormVisibility, updateFormVisibility } = boardEndpoints.endpoints;

const itemOf = (form: FormVisibility) => ({ ...form, name: fileTitle(form), isVisible: !form.is_hidden });

/** Shows the forms by group, with a switch for each that shows it to owners (decisions §6). */
export function FormSettingsScreen() {
  const params = { association_id: useAssociation().id };
  const query = useListFormVisibilityQuery({ params });
  const dispatch = useAppDispatch();
  const change = useVisibility({
    patch: (id, { isVisible, ...changes }) => {
      const patch = boardEndpoints.util.updateQueryData('listFormVisibility', { params }, ({ data }) => {
        const form = data.find((item) => item.id === id);
        if (form) Object.assign(form, changes, { is_hidden: !isVisible });
      });
      dispatch(patch);
    },
    save: async (form_id, isVisible, version) =>
      dispatch(
        updateFormVisibility.initiate({
          params: { ...params, form_id },
          body: { is_hidden: !isVisible, version },
        }),
      ),
    reload: async () => {
      const latest = await dispatch(
        listFormVisibility.initiate({ params }, { forceRefetch: true, subscribe: false }),
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
                {grouped(data, ({ group }) => group).map(([group, forms]) => (
                  <Card key={group} title={group}>
                    <VisibilityList
                      label={group}
                      items={forms.map((form) => itemOf(form))}
                      onChange={change}
                    />
                  </Card>
                ))}
              </Stack>
            </NarrowColumn>
          )
        }
      </QueryState>
    </Page>
  );
}

/** Shows the placeholder of the forms while they load. */
function SettingsSkeleton() {
  return (
    <NarrowColumn>
      <Stack>
        <p>{texts.intro}</p>
        <Card>
          <SwitchListSkeleton entries={3} />
        </Card>
      </Stack>
    </NarrowColumn>
  );
}
