import { SettingsLayout } from '@mijn/ui/settings';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useSession } from '../../../../shared/session/use-session.ts';
import { Page } from '../../../../shared/shell/page.tsx';
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

const { signIn, passkeys, devices, notifications, calendar, display, staff, activity, personalData } =
  texts.parts;

/** The parts of the page, in their order. Staff who act for the member do not get the parts with `isOwn`. */
const parts = [
  { ...signIn, isOwn: false, Part: SignInPart },
  { ...passkeys, isOwn: true, Part: PasskeysPart },
  { ...devices, isOwn: true, Part: DevicesPart },
  { ...notifications, isOwn: true, Part: NotificationsPart },
  { ...calendar, isOwn: true, Part: CalendarPart },
  { ...display, isOwn: false, Part: DisplayPart },
  { ...staff, isOwn: false, Part: StaffPart },
  { ...activity, isOwn: true, Part: ActivityPart },
  { ...personalData, isOwn: true, Part: PersonalDataPart },
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
