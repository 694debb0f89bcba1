import { type Form, formsOperations } from '@mijn/domain/forms';
import { FilterBar } from '@mijn/ui/filter-bar';
import { Stack } from '@mijn/ui/stack';
import { OpenedFile } from '../../../../shared/files/opened-file.tsx';
import { useFileLinks } from '../../../../shared/files/file-links.ts';
import { useOpenFile } from '../../../../shared/files/use-open-file.ts';
import { useAssociation } from '../../../../shared/session/association-context.ts';
import { Page } from '../../../../shared/shell/page.tsx';
import { ListSearch } from '../../../../shared/tables/list-search.tsx';
import { ListResults } from '../../../../shared/tables/list-results.tsx';
import { useList } from '../../../../shared/tables/use-list.ts';
import { useListSettings } from '../../../../shared/tables/use-list-settings.ts';
import { formsUrl, formsInput, useLazyListFormsQuery, useListFormsQuery } from '../../forms.endpoints.ts';
import { FormGroups, FormsSkeleton } from './form-groups.tsx';
import { texts } from './texts.ts';

export function FormsScreen() {
  const { id: association_id } = useAssociation();
  const { settings, search, onChange } = useListSettings('forms', formsUrl);
  const openFile = useOpenFile(search);
  const linksOf = useFileLinks(formsOperations.downloadForm, formsOperations.getThumbnail);
  const input = formsInput(association_id, settings);
  const lazy = useLazyListFormsQuery();
  const list = useList(useListFormsQuery(input), { url: formsUrl, settings, onChange, input, lazy });
  const links = {
    openFile,
    linksOf: ({ id, has_thumbnail }: Form) => linksOf({ association_id, form_id: id }, has_thumbnail),
  };
  return (
    <Page title={texts.title}>
      <Stack>
        <FilterBar
          search={<ListSearch label={texts.search} q={settings.q} onChange={onChange} />}
          searched={settings.q}
        />
        <ListResults
          list={list}
          texts={texts}
          skeleton={<FormsSkeleton />}
          rowKind="picture"
          hasHeadings
          below={<OpenedFile {...links} files={list.shown?.data ?? []} gone={texts.gone} />}
        >
          {(forms) => <FormGroups {...links} files={forms} />}
        </ListResults>
      </Stack>
    </Page>
  );
}
