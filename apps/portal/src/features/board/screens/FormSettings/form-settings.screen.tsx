import { fileTitle } from '@mijn/domain/files';
import type { FormVisibility } from '@mijn/domain/forms';
import { Card } from '@mijn/ui/card';
import { useAppDispatch } from '../../../../shared/store/hooks.ts';
import { grouped } from '../../../../shared/grouped.ts';
import { useAssociation } from '../../../../shared/session/association-context.ts';
import { boardEndpoints, useListFormVisibilityQuery } from '../../board.endpoints.ts';
import { useVisibility } from '../../components/use-visibility.ts';
import { VisibilityPage } from '../../components/visibility-page.tsx';
import { VisibilityList } from '../../components/visibility-list.tsx';
import { texts } from './texts.ts';

const { listFormVisibility, updateFormVisibility } = boardEndpoints.endpoints;

const itemOf = (form: FormVisibility) => ({ ...form, name: fileTitle(form), isVisible: !form.is_hidden });

/** Shows which forms owners see (docs/product.md#visibility). */
export function FormSettingsScreen() {
  const params = { association_id: useAssociation().id };
  const query = useListFormVisibilityQuery({ params });
  const dispatch = useAppDispatch();
  const { change } = useVisibility({
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
    <VisibilityPage texts={texts} query={query} skeletonEntries={3}>
      {(items) =>
        grouped(items, ({ group }) => group).map(([group, forms]) => (
          <Card key={group} title={group}>
            <VisibilityList label={group} items={forms.map((form) => itemOf(form))} onChange={change} />
          </Card>
        ))
      }
    </VisibilityPage>
  );
}
