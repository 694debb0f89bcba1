import { Card } from '@mijn/ui/card';
import { Link } from '@mijn/ui/link';
import { Stack } from '@mijn/ui/stack';
import { texts } from './texts.ts';

const NOTIFICATIONS_PATH = '/profile/settings';

/** Shows when a member gets mails about the bulletin board, and where to choose which mails to get. */
export function NotificationsCard() {
  return (
    <Card title={texts.notifications.title}>
      <Stack gap="small">
        <p>{texts.notifications.text}</p>
        <Link href={NOTIFICATIONS_PATH} isStandalone>
          {texts.notifications.link}
        </Link>
      </Stack>
    </Card>
  );
}
