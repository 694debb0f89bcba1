import { mdiCellphone, mdiMonitor, mdiTablet } from '@mdi/js';
import { deviceName } from '@mijn/domain/devices';
import type { SignedInDevice } from '@mijn/domain/security';
import { Button } from '@mijn/ui/button';
import { type SettingRow, SettingRows, SettingsPart, SettingState } from '@mijn/ui/settings';
import { ButtonRow, Stack } from '@mijn/ui/stack';
import { useNavigate } from 'react-router';
import { errorText } from '../../../shared/api/error-text.ts';
import { logoutPath } from '../../../shared/routing/paths.ts';
import { errorOf } from '../../../shared/api/error-of.ts';
import { useAppDispatch } from '../../../shared/store/hooks.ts';
import { useNow } from '../../../shared/first-view/use-now.ts';
import { LeavingNotice } from '../../../shared/leaving/leaving-notice.tsx';
import { DRAFTS_GO } from '../../../shared/session/logout-state.ts';
import { AskedAction } from '../../../shared/shell/asked-action.tsx';
import { QueryState } from '../../../shared/shell/query-state.tsx';
import { toastShown } from '../../../shared/store/toasts.slice.ts';
import { capital, momentText } from '../moments.ts';
import { useListDevicesQuery } from '../settings.endpoints.ts';
import { useSignOutDeviceMutation, useSignOutEverywhereMutation } from '../settings-changes.endpoints.ts';
import type { PartProps } from './part-props.ts';
import { PartSkeleton } from './part-skeleton.tsx';
import { devicesTexts as texts } from './texts.ts';

const icons = { phone: mdiCellphone, tablet: mdiTablet, computer: mdiMonitor };

function SignOut({ device, seen }: { device: SignedInDevice; seen: string }) {
  const [signOut, { isLoading }] = useSignOutDeviceMutation();
  const dispatch = useAppDispatch();
  const press = async () => {
    const error = errorOf(await signOut({ params: { session_id: device.id } }));
    const about = { about: device.id };
    dispatch(
      error
        ? toastShown('danger', errorText(error), 'device', about)
        : toastShown('success', texts.signedOut(deviceName(device)), 'device', about),
    );
  };
  return (
    <Button
      variant="link"
      isPending={isLoading}
      // Several devices may have one name.
      aria-label={texts.signOutOf(`${deviceName(device)}, ${seen}`)}
      onPress={() => void press()}
    >
      {texts.signOut}
    </Button>
  );
}

function rowOf(device: SignedInDevice, now: Date): SettingRow {
  const seen = momentText(device.last_seen_at, now);
  const moment = device.is_this ? texts.now : capital(seen);
  return {
    id: device.id,
    icon: icons[device.kind],
    name: deviceName(device),
    text: device.place === null ? moment : `${moment}, ${texts.from(device.place)}`,
    end: device.is_this ? (
      <SettingState isOn>{texts.thisDevice}</SettingState>
    ) : (
      <SignOut device={device} seen={seen} />
    ),
  };
}

/** Asks first, because it also signs out here. */
function SignOutEverywhere() {
  const [signOut] = useSignOutEverywhereMutation();
  const navigate = useNavigate();
  return (
    <AskedAction
      variant="danger"
      label={texts.everywhere}
      title={texts.everywhereTitle}
      confirmLabel={texts.everywhere}
      tone="danger"
      run={() => signOut()}
      onDone={() => void navigate(logoutPath(), { state: DRAFTS_GO })}
    >
      <Stack gap="small">
        <p>{texts.everywhereText}</p>
        <LeavingNotice />
      </Stack>
    </AskedAction>
  );
}

export function DevicesPart({ id, title }: PartProps) {
  const query = useListDevicesQuery();
  const now = useNow();
  return (
    <SettingsPart id={id} title={title} intro={texts.intro}>
      <QueryState query={query} failure={texts.failed} skeleton={<PartSkeleton />}>
        {({ data }) => (
          <SettingRows
            label={texts.rows}
            rows={[...data.filter(({ is_this }) => is_this), ...data.filter(({ is_this }) => !is_this)].map(
              (device) => rowOf(device, now),
            )}
          />
        )}
      </QueryState>
      <ButtonRow>
        <SignOutEverywhere />
      </ButtonRow>
    </SettingsPart>
  );
}
