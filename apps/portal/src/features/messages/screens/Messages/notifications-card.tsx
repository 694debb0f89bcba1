import { Card } from '@mijn/ui/card';
import { Link } from '@mijn/ui/link';
import { Stack } from '@mijn/ui/stack';
import { settingsPath } from '../../../../shared/routing/paths.ts';
import { texts } from './texts.ts';

export function NotificationsCard() {
  return (
    <Card title={texts.notifications.title}>
      <Stack gap="small">
        <p>{texts.notifications.text}</p>
        <Link href={settingsPath} isStandalone>
          {texts.notifications.link}
        </Link>
      </Stack>
    </Card>
  );
}
