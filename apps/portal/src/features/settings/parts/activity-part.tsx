import { actionTexts } from '@mijn/domain/activity';
import { deviceName } from '@mijn/domain/devices';
import type { Activity } from '@mijn/domain/security';
import { Pagination } from '@mijn/ui/pagination';
import { type SettingRow, SettingRows, SettingsPart } from '@mijn/ui/settings';
import { useState } from 'react';
import { useBrand } from '../../../shared/brand/brand.ts';
import { useNow } from '../../../shared/first-view/use-now.ts';
import { QueryState, steady } from '../../../shared/shell/query-state.tsx';
import { changeText } from '../change-texts.ts';
import { capital, momentText } from '../moments.ts';
import { useListActivityQuery } from '../settings.endpoints.ts';
import { ACTIVITY_PER_PAGE } from '../settings.load.ts';
import type { PartProps } from './part-props.ts';
import { PartSkeleton } from './part-skeleton.tsx';
import { activityTexts as texts } from './texts.ts';

const hasDevice: ReadonlySet<Activity['action']> = new Set([
  'signed_in',
  'sign_in_failed',
  'second_factor_failed',
  'confirmation_failed',
]);

function rowOf({ id, action, call, staff_name, happened_at, ...device }: Activity, now: Date): SettingRow {
  const details = [
    capital(momentText(happened_at, now)),
    ...(staff_name === null ? [] : [texts.byStaff(staff_name)]),
    ...(hasDevice.has(action) ? [deviceName(device)] : []),
  ];
  return { id, name: call === null ? actionTexts[action] : changeText(call), text: details.join(', ') };
}

export function ActivityPart({ id, title }: PartProps) {
  const [page, setPage] = useState(1);
  const query = steady(useListActivityQuery({ query: { page, per_page: ACTIVITY_PER_PAGE } }));
  const now = useNow();
  const { phone } = useBrand();
  return (
    <SettingsPart id={id} title={title} intro={texts.intro(phone)}>
      <QueryState query={query} failure={texts.failed} skeleton={<PartSkeleton rows={4} />}>
        {({ data, meta }) =>
          meta.total === 0 ? (
            <p>{texts.none}</p>
          ) : (
            <>
              <SettingRows label={texts.rows} rows={data.map((activity) => rowOf(activity, now))} />
              <Pagination
                label={texts.pages}
                page={page}
                perPage={ACTIVITY_PER_PAGE}
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
