import { SettingsLayout } from '@mijn/ui/settings';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useSession } from '../../../../shared/session/use-session.ts';
import { Page } from '../../../../shared/shell/page.tsx';
import { AccessTokensPart } from '../../parts/access-tokens-part.tsx';
import { ActivityPart } from '../../parts/activity-part.tsx';
import { CalendarPart } from '../../parts/calendar-part.tsx';
import { DevicesPart } from '../../parts/devices-part.tsx';
import { DisplayPart } from '../../parts/display-part.tsx';
import { NotificationsPart } from '../../parts/notifications-part.tsx';
import { PasskeysPart } from '../../parts/passkeys-part.tsx';
import { PersonalDataPart } from '../../parts/personal-data-part.tsx';
import { SignInPart } from '../../parts/sign-in-part.tsx';
import { StaffPart } from '../../parts/staff-part.tsx';
import { texts } from './texts.ts';

const names = texts.parts;

/** The parts of the page, in their order. Staff who act for the member do not get the parts with `isOwn`. */
const parts = [
  { ...names.signIn, isOwn: false, Part: SignInPart },
  { ...names.passkeys, isOwn: true, Part: PasskeysPart },
  { ...names.devices, isOwn: true, Part: DevicesPart },
  { ...names.accessTokens, isOwn: true, Part: AccessTokensPart },
  { ...names.notifications, isOwn: true, Part: NotificationsPart },
  { ...names.calendar, isOwn: true, Part: CalendarPart },
  { ...names.display, isOwn: false, Part: DisplayPart },
  { ...names.staff, isOwn: false, Part: StaffPart },
  { ...names.activity, isOwn: true, Part: ActivityPart },
  { ...names.personalData, isOwn: true, Part: PersonalDataPart },
];

/** Shows the settings of the member in parts. Each part loads by itself, so that one failure hides one part. */
export function SettingsScreen() {
  const { user } = useSession();
  const { hash } = useLocation();
  const isStaff = user?.impersonation != null;
  const shown = parts.filter(({ isOwn }) => !isOwn || !isStaff);
  const current = hash.slice(1);
  useEffect(() => {
    document.querySelector(`#${CSS.escape(current || 'none')}`)?.scrollIntoView();
  }, [current]);
  return (
    <Page title={texts.title}>
      <SettingsLayout label={texts.contents} parts={shown} current={current || shown[0]?.id}>
        {shown.map(({ id, title, Part }) => (
          <Part key={id} id={id} title={title} />
        ))}
      </SettingsLayout>
    </Page>
  );
}
