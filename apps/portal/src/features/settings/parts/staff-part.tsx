import type { StaffAccess } from '@mijn/domain/security';
import { Pagination } from '@mijn/ui/pagination';
import { type SettingRow, SettingRows, SettingsPart } from '@mijn/ui/settings';
import { useState } from 'react';
import { useNow } from '../../../shared/first-view/use-now.ts';
import { QueryState, steady } from '../../../shared/shell/query-state.tsx';
import { changeText } from '../change-texts.ts';
import { capital, momentText } from '../moments.ts';
import { useListStaffAccessQuery } from '../settings.endpoints.ts';
import { STAFF_ACCESS_PER_PAGE } from '../settings.load.ts';
import type { PartProps } from './part-props.ts';
import { PartSkeleton } from './part-skeleton.tsx';
import { staffTexts as texts } from './texts.ts';

function Details({ access }: { access: StaffAccess }) {
  const now = useNow();
  const { reason, started_at, ended_at, is_read_only, changes } = access;
  const end = ended_at === null ? null : momentText(ended_at, now);
  return (
    <>
      <p>{capital(texts.period(momentText(started_at, now), end))}</p>
      <p>{texts.reason(reason)}</p>
      {changes.length === 0 ? (
        !is_read_only && <p>{texts.nothing}</p>
      ) : (
        <>
          <p>{texts.changed}</p>
          <ul>
            {changes.map(({ happened_at, call }) => (
              <li key={`${happened_at}/${call}`}>
                {changeText(call)} ({momentText(happened_at, now)})
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

const rowOf = (access: StaffAccess): SettingRow => ({
  id: access.id,
  name: access.staff_name,
  text: <Details access={access} />,
  end: access.is_read_only ? texts.readOnly : texts.canWrite,
});

/** Shows who of the provider's staff acted for the member (docs/product.md#settings-staff). */
export function StaffPart({ id, title }: PartProps) {
  const [page, setPage] = useState(1);
  const query = steady(useListStaffAccessQuery({ query: { page, per_page: STAFF_ACCESS_PER_PAGE } }));
  return (
    <SettingsPart id={id} title={title} intro={texts.intro}>
      <QueryState query={query} failure={texts.failed} skeleton={<PartSkeleton rows={1} />}>
        {({ data, meta }) =>
          meta.total === 0 ? (
            <p>{texts.nobody}</p>
          ) : (
            <>
              <SettingRows label={texts.rows} rows={data.map(rowOf)} />
              <Pagination
                label={texts.pages}
                page={page}
                perPage={STAFF_ACCESS_PER_PAGE}
                total={meta.total}
                onChange={setPage}
              />
            </>
          )
        }
      </QueryState>
    </SettingsPart>
  );
}
