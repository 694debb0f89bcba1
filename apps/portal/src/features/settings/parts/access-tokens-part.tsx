import { mdiKeyVariant } from '@mdi/js';
import type { AccessToken } from '@mijn/domain/access-tokens';
import { dutchTime, formatDate } from '@mijn/domain/formats';
import { type SettingRow, SettingRows, SettingsPart, SettingState } from '@mijn/ui/settings';
import { ButtonRow } from '@mijn/ui/stack';
import { useNow } from '../../../shared/first-view/use-now.ts';
import { QueryState } from '../../../shared/shell/query-state.tsx';
import { useListAccessTokensQuery } from '../access-tokens/access-tokens.endpoints.ts';
import { CreateToken } from '../access-tokens/create-token.tsx';
import { RevokeToken } from '../access-tokens/revoke-token.tsx';
import { texts } from '../access-tokens/texts.ts';
import { momentText } from '../moments.ts';
import type { PartProps } from './part-props.ts';
import { PartSkeleton } from './part-skeleton.tsx';

function descriptionOf(
  { scope, association, expires_at, is_expired, last_used_at }: AccessToken,
  now: Date,
): string {
  const where = association ? texts.inOne(association.name) : texts.inAll;
  const day = formatDate(dutchTime(expires_at));
  const use = last_used_at === null ? texts.neverUsed : texts.lastUsed(momentText(last_used_at, now));
  return is_expired
    ? `${texts.expiredOn(day)} ${use}`
    : `${texts.scopes[scope]} ${where}. ${texts.worksUntil(day)} ${use}`;
}

const rowOf = (token: AccessToken, now: Date): SettingRow => ({
  id: token.id,
  icon: mdiKeyVariant,
  name: token.name,
  text: descriptionOf(token, now),
  end: (
    <>
      {token.is_expired && <SettingState isOn={false}>{texts.expired}</SettingState>}
      <RevokeToken token={token} />
    </>
  ),
});

export function AccessTokensPart({ id, title }: PartProps) {
  const query = useListAccessTokensQuery();
  const now = useNow();
  return (
    <SettingsPart id={id} title={title} intro={texts.intro}>
      <QueryState query={query} failure={texts.failed} skeleton={<PartSkeleton rows={1} />}>
        {({ data }) =>
          data.length > 0 ? (
            <SettingRows label={texts.rows} rows={data.map((token) => rowOf(token, now))} />
          ) : (
            <p>{texts.none}</p>
          )
        }
      </QueryState>
      <ButtonRow>
        <CreateToken />
      </ButtonRow>
    </SettingsPart>
  );
}
