import { mdiFingerprint } from '@mdi/js';
import type { Passkey } from '@mijn/domain/passkeys';
import { Alert } from '@mijn/ui/alert';
import { type SettingRow, SettingRows, SettingsPart } from '@mijn/ui/settings';
import { ButtonRow } from '@mijn/ui/stack';
import { hasPasskeys } from '../../../shared/passkeys/has-passkeys.ts';
import { QueryState } from '../../../shared/shell/query-state.tsx';
import { momentText } from '../moments.ts';
import { AddPasskey } from '../passkeys/add-passkey.tsx';
import { useListPasskeysQuery } from '../passkeys/passkeys.endpoints.ts';
import { RemovePasskey } from '../passkeys/remove-passkey.tsx';
import { RenamePasskey } from '../passkeys/rename-passkey.tsx';
import { texts } from '../passkeys/texts.ts';
import type { PartProps } from './part-props.ts';
import { PartSkeleton } from './part-skeleton.tsx';

function rowOf(passkey: Passkey): SettingRow {
  const { id, name, created_at, last_used_at } = passkey;
  const use = last_used_at === null ? texts.neverUsed : texts.lastUsed(momentText(last_used_at));
  return {
    id,
    icon: mdiFingerprint,
    name,
    text: `${texts.added(momentText(created_at))} ${use}`,
    end: (
      <>
        <RenamePasskey passkey={passkey} />
        <RemovePasskey passkey={passkey} />
      </>
    ),
  };
}

/** Shows the passkeys of the member, the oldest first, and adds one. */
export function PasskeysPart({ id, title }: PartProps) {
  const query = useListPasskeysQuery();
  return (
    <SettingsPart id={id} title={title} intro={texts.intro}>
      <QueryState query={query} failure={texts.failed} skeleton={<PartSkeleton rows={1} />}>
        {({ data }) =>
          data.length > 0 ? <SettingRows label={texts.rows} rows={data.map(rowOf)} /> : <p>{texts.none}</p>
        }
      </QueryState>
      {hasPasskeys() ? (
        <ButtonRow>
          <AddPasskey />
        </ButtonRow>
      ) : (
        <Alert tone="info">{texts.unknownToBrowser}</Alert>
      )}
    </SettingsPart>
  );
}
