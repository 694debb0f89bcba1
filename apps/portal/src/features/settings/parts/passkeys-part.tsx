import { mdiFingerprint } from '@mdi/js';
import { deviceName } from '@mijn/domain/devices';
import type { Passkey } from '@mijn/domain/passkeys';
import { Alert } from '@mijn/ui/alert';
import { type SettingRow, SettingRows, SettingsPart } from '@mijn/ui/settings';
import { ButtonRow } from '@mijn/ui/stack';
import { useClientValue } from '../../../shared/first-view/use-client-value.ts';
import { useNow } from '../../../shared/first-view/use-now.ts';
import { AddPasskey } from '../../../shared/passkeys/add-passkey.tsx';
import { texts as addTexts } from '../../../shared/passkeys/add-passkey-texts.ts';
import { hasPasskeys } from '../../../shared/passkeys/has-passkeys.ts';
import { QueryState } from '../../../shared/shell/query-state.tsx';
import { useListDevicesQuery } from '../settings.endpoints.ts';
import { momentText } from '../moments.ts';
import { useListPasskeysQuery } from '../passkeys/passkeys.endpoints.ts';
import { RemovePasskey } from '../passkeys/remove-passkey.tsx';
import { RenamePasskey } from '../passkeys/rename-passkey.tsx';
import { texts } from '../passkeys/texts.ts';
import type { PartProps } from './part-props.ts';
import { PartSkeleton } from './part-skeleton.tsx';

function rowOf(passkey: Passkey, now: Date): SettingRow {
  const { id, name, created_at, last_used_at } = passkey;
  const use = last_used_at === null ? texts.neverUsed : texts.lastUsed(momentText(last_used_at, now));
  return {
    id,
    icon: mdiFingerprint,
    name,
    text: `${texts.added(momentText(created_at, now))} ${use}`,
    end: (
      <>
        <RenamePasskey passkey={passkey} />
        <RemovePasskey passkey={passkey} />
      </>
    ),
  };
}

const isWithoutPasskeys = () => !hasPasskeys();
/** The server draws the button, which stays the same element in a browser that knows passkeys: it may be pressed already. */
const isNeverUnknown = () => false;

export function PasskeysPart({ id, title }: PartProps) {
  const query = useListPasskeysQuery();
  const now = useNow();
  // The list of devices on the same page has the name of this one.
  const devices = useListDevicesQuery();
  const here = devices.currentData?.data.find(({ is_this }) => is_this);
  const isUnknown = useClientValue(isWithoutPasskeys, isNeverUnknown);
  return (
    <SettingsPart id={id} title={title} intro={texts.intro}>
      <QueryState query={query} failure={texts.failed} skeleton={<PartSkeleton rows={1} />}>
        {({ data }) =>
          data.length > 0 ? (
            <SettingRows label={texts.rows} rows={data.map((passkey) => rowOf(passkey, now))} />
          ) : (
            <p>{texts.none}</p>
          )
        }
      </QueryState>
      {isUnknown ? (
        <Alert tone="info">{addTexts.unknownToBrowser}</Alert>
      ) : (
        <ButtonRow>
          <AddPasskey name={devices.isLoading ? undefined : here ? deviceName(here) : ''} />
        </ButtonRow>
      )}
    </SettingsPart>
  );
}
