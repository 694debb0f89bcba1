import type { Form } from '@mijn/domain/forms';
import { LIST_PAGE_SIZE_MAX } from '@mijn/domain/limits';
import { Pagination } from '@mijn/ui/pagination';
import { Stack } from '@mijn/ui/stack';
import { steady } from '../../../../shared/api/steady.ts';
import { OpenedFile } from '../../../../shared/files/opened-file.tsx';
import { useOpenFile } from '../../../../shared/files/use-open-file.ts';
import { Page } from '../../../../shared/shell/page.tsx';
import { QueryState } from '../../../../shared/shell/query-state.tsx';
import { addressFormat } from '../../../../shared/tables/address-format.ts';
import { ListSearch } from '../../../../shared/tables/list-search.tsx';
import { useWithinPages } from '../../../../shared/tables/use-within-pages.ts';
import { useListSettings } from '../../../../shared/tables/use-list-settings.ts';
import { useListFormsQuery } from '../../forms.endpoints.ts';
import { useFormAddresses } from '../../use-form-addresses.ts';
import { FormGroups } from './form-groups.tsx';
import { FormsSkeleton } from './forms-skeleton.tsx';
import { NoForms } from './no-forms.tsx';
import { texts } from './texts.ts';

const format = addressFormat({ q: ['zoek', 'text', 'passing'], page: ['pagina', 'page'] });

interface AssociationFormsProps {
  associationId: string;
  /** Whether what the address holds is of this member and this association. */
  isOwnAddress: boolean;
}

/** The forms as one member of one association sees them: group after group, all on one page as long as they fit. */
export function AssociationForms({ associationId, isOwnAddress }: AssociationFormsProps) {
  const { settings, search, change } = useListSettings(`forms/${associationId}`, format, isOwnAddress);
  const { openId, hit, hrefOf, close } = useOpenFile(search);
  const { viewOf, downloadOf } = useFormAddresses(associationId);
  const viewedOf = (form: Form | undefined) =>
    form && { file: form, address: viewOf(form), downloadAddress: downloadOf(form), hit };
  const query = useWithinPages(
    useListFormsQuery({ associationId, ...settings, per_page: LIST_PAGE_SIZE_MAX }),
    (page, options) => change({ page }, options),
  );

  return (
    <Page title={texts.title}>
      <Stack>
        <ListSearch label={texts.search} q={settings.q} onChange={change} />
        <QueryState query={steady(query)} failure={texts.failed} skeleton={<FormsSkeleton />}>
          {({ data, meta }) => (
            <div aria-busy={query.isFetching}>
              {data.length === 0 ? (
                <NoForms isSearched={settings.q !== undefined} onClear={() => change({ q: undefined })} />
              ) : (
                <FormGroups associationId={associationId} forms={data} total={meta.total} hrefOf={hrefOf} />
              )}
              <Pagination
                page={meta.page}
                perPage={meta.per_page}
                total={meta.total}
                onChange={(page) => change({ page })}
              />
              <OpenedFile viewed={viewedOf(data.find(({ id }) => id === openId))} onClose={close} />
            </div>
          )}
        </QueryState>
      </Stack>
    </Page>
  );
}
