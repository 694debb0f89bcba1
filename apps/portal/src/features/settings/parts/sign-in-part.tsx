import { mdiKey } from '@mdi/js';
import { SettingRows, SettingsPart, SettingState } from '@mijn/ui/settings';
import { ButtonRow } from '@mijn/ui/stack';
import { LinkButton } from '@mijn/ui/link-button';
import { dutchTime, formatLongDate } from '@mijn/domain/formats';
import type { TwoFactor } from '@mijn/domain/security';
import { useState } from 'react';
import { useNow } from '../../../shared/first-view/use-now.ts';
import { useSession } from '../../../shared/session/use-session.ts';
import { QueryState } from '../../../shared/shell/query-state.tsx';
import { useGetTwoFactorQuery } from '../settings.endpoints.ts';
import { NewCodes } from '../../../shared/two-factor/new-codes.tsx';
import { RenewCodes } from '../two-factor/renew-codes.tsx';
import { TurnOff } from '../two-factor/turn-off.tsx';
import { TurnOn } from '../../../shared/two-factor/turn-on.tsx';
import type { PartProps } from './part-props.ts';
import { PartSkeleton } from './part-skeleton.tsx';
import { signInTexts as texts } from './texts.ts';

function requirementText(requiredFrom: string, now: Date): string {
  const day = formatLongDate(dutchTime(requiredFrom));
  return Date.parse(requiredFrom) <= now.getTime() ? texts.requiredSince(day) : texts.requiredFrom(day);
}

function TwoFactorRow({ is_enabled, recovery_codes_left, required_from }: TwoFactor) {
  const now = useNow();
  const left = is_enabled ? ` ${texts.codesLeft(recovery_codes_left)}` : '';
  const requirement = required_from === undefined ? '' : ` ${requirementText(required_from, now)}`;
  return (
    <SettingRows
      label={texts.rows}
      rows={[
        {
          id: 'two-factor',
          icon: mdiKey,
          name: texts.twoFactor,
          text: (is_enabled ? texts.isOn : texts.isOff) + left + requirement,
          end: <SettingState isOn={is_enabled}>{is_enabled ? texts.on : texts.off}</SettingState>,
        },
      ]}
    />
  );
}

export function SignInPart({ id, title }: PartProps) {
  const query = useGetTwoFactorQuery();
  // The button that asked for the codes disappears when the second factor is on.
  const [codes, setCodes] = useState<readonly string[]>();
  const { user } = useSession();
  const isStaff = user?.impersonation != null;
  return (
    <SettingsPart id={id} title={title} intro={texts.intro}>
      <QueryState query={query} failure={texts.failed} skeleton={<PartSkeleton rows={1} />}>
        {(twoFactor) => (
          <>
            <TwoFactorRow {...twoFactor} />
            {!isStaff && (
              <ButtonRow>
                {twoFactor.is_enabled ? (
                  <>
                    <RenewCodes onCodes={setCodes} />
                    <TurnOff />
                  </>
                ) : (
                  <TurnOn onCodes={setCodes} />
                )}
                <LinkButton variant="text" href="/profile/update-password">
                  {texts.password}
                </LinkButton>
              </ButtonRow>
            )}
          </>
        )}
      </QueryState>
      {codes && <NewCodes codes={codes} onClose={() => setCodes(undefined)} />}
    </SettingsPart>
  );
}
