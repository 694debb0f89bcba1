import { Link } from '@mijn/ui/link';
import { SettingsLayout } from '@mijn/ui/settings';
import { useSmallScreen } from '@mijn/ui/small-screen';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { settingsPath } from '../../../../shared/routing/paths.ts';
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
import { settingsParts } from '../../settings-parts.ts';
import { AccessTokensState, DisplayState, NotificationsState, SignInState } from './group-states.tsx';
import { PushPart } from '../../push/push-part.tsx';
import { texts } from './texts.ts';

const own = settingsParts;

/** The groups of the page, in their order. A group has the name of its only part, or one of its own. */
const groups = [
  {
    title: texts.notifications,
    State: NotificationsState,
    parts: [
      { ...own.notifications, Part: NotificationsPart },
      { ...own.push, Part: PushPart },
    ],
  },
  { State: DisplayState, parts: [{ ...own.display, Part: DisplayPart }] },
  {
    title: texts.security,
    State: SignInState,
    parts: [
      { ...own.signIn, Part: SignInPart },
      { ...own.passkeys, Part: PasskeysPart },
      { ...own.devices, Part: DevicesPart },
      { ...own.staff, Part: StaffPart },
      { ...own.activity, Part: ActivityPart },
    ],
  },
  { parts: [{ ...own.calendar, Part: CalendarPart }] },
  { parts: [{ ...own.personalData, Part: PersonalDataPart }] },
  { State: AccessTokensState, parts: [{ ...own.accessTokens, Part: AccessTokensPart }] },
];

/**
 * Shows the settings of the member in groups of parts. Each part loads by itself, so that one failure hides one part. On a
 * phone, the group that the URL names is a page of its own.
 */
export function SettingsScreen() {
  const { user } = useSession();
  const { hash } = useLocation();
  const isPhone = useSmallScreen('phone') === true;
  const isStaff = user?.impersonation != null;
  const shown = groups.flatMap(({ title, State, parts }) => {
    const allowed = parts.filter(({ isOwn }) => !isOwn || !isStaff);
    const [first] = allowed;
    return first ? [{ id: first.id, title: title ?? first.title, State, parts: allowed }] : [];
  });
  const anchor = hash.slice(1);
  const open = shown.find(({ parts }) => parts.some(({ id }) => id === anchor));
  const page = isPhone ? open : undefined;
  useEffect(() => {
    if (page?.id === anchor) window.scrollTo(0, 0);
    else document.querySelector(`#${CSS.escape(anchor || 'none')}`)?.scrollIntoView();
  }, [anchor, page?.id]);
  return (
    <Page
      title={page?.title ?? texts.title}
      view={page?.id}
      back={
        page && (
          <Link href={settingsPath} isBack>
            {texts.title}
          </Link>
        )
      }
    >
      <SettingsLayout
        label={texts.contents}
        open={open?.id}
        groups={shown.map(({ id, title, State, parts }) => ({
          id,
          href: `${settingsPath}#${id}`,
          title,
          state: State && <State />,
          children: parts.map((part) => <part.Part key={part.id} id={part.id} title={part.title} />),
        }))}
      />
    </Page>
  );
}
