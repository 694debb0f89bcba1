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
import { AccessTokensState, DisplayState, NotificationsState, SignInState } from './group-states.tsx';
import { texts } from './texts.ts';

const names = texts.parts;

/** The groups of the page, in their order. Staff who act for the member do not get the parts with `isOwn`. */
const groups = [
  {
    title: names.notifications.title,
    State: NotificationsState,
    parts: [{ ...names.notifications, isOwn: true, Part: NotificationsPart }],
  },
  {
    title: names.display.title,
    State: DisplayState,
    parts: [{ ...names.display, isOwn: false, Part: DisplayPart }],
  },
  {
    title: texts.security,
    State: SignInState,
    parts: [
      { ...names.signIn, isOwn: false, Part: SignInPart },
      { ...names.passkeys, isOwn: true, Part: PasskeysPart },
      { ...names.devices, isOwn: true, Part: DevicesPart },
      { ...names.staff, isOwn: false, Part: StaffPart },
      { ...names.activity, isOwn: true, Part: ActivityPart },
    ],
  },
  {
    title: names.calendar.title,
    State: null,
    parts: [{ ...names.calendar, isOwn: true, Part: CalendarPart }],
  },
  {
    title: names.personalData.title,
    State: null,
    parts: [{ ...names.personalData, isOwn: true, Part: PersonalDataPart }],
  },
  {
    title: names.accessTokens.title,
    State: AccessTokensState,
    parts: [{ ...names.accessTokens, isOwn: true, Part: AccessTokensPart }],
  },
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
    const own = parts.filter(({ isOwn }) => !isOwn || !isStaff);
    const [first] = own;
    return first ? [{ id: first.id, title, State, parts: own }] : [];
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
