import { useClientValue } from '../../../../shared/first-view/use-client-value.ts';
import { useSession } from '../../../../shared/session/use-session.ts';
import { readAppearance } from '../../../../shared/appearance/appearance.ts';
import { useListAccessTokensQuery } from '../../access-tokens/access-tokens.endpoints.ts';
import { useListPasskeysQuery } from '../../passkeys/passkeys.endpoints.ts';
import { useGetTwoFactorQuery, useListChoicesQuery } from '../../settings.endpoints.ts';
import { displayTexts } from '../../parts/texts.ts';
import { texts } from './texts.ts';

const { states } = texts;

/** Each state is empty as long as it is unknown. */
export function NotificationsState() {
  const { activeAssociation } = useSession();
  const { data } = useListChoicesQuery();
  const choices = data?.data.filter(({ association_id }) => association_id === activeAssociation?.id) ?? [];
  return choices.length > 0 && states.mails(choices.filter(({ is_on }) => is_on).length, choices.length);
}

const scheme = () => readAppearance().scheme;
const unknown = () => undefined;

export function DisplayState() {
  const chosen = useClientValue(scheme, unknown);
  return displayTexts.schemes.find(({ id }) => id === chosen)?.label;
}

export function SignInState() {
  const isStaff = useSession().user?.impersonation != null;
  const twoFactor = useGetTwoFactorQuery();
  const passkeys = useListPasskeysQuery(undefined, { skip: isStaff });
  if (twoFactor.data?.is_enabled === true) return states.twoFactor;
  const count = passkeys.data?.data.length ?? 0;
  if (count > 0) return states.passkeys(count);
  return twoFactor.data && (isStaff || passkeys.data) && states.password;
}

export function AccessTokensState() {
  const { data } = useListAccessTokensQuery();
  return data && states.tokens(data.data.filter(({ is_expired }) => !is_expired).length);
}
