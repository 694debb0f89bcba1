import { Card } from '@mijn/ui/card';
import { ChoiceChips } from '@mijn/ui/choice-chips';
import { Link } from '@mijn/ui/link';
import { Stack } from '@mijn/ui/stack';
import { ListSearch } from '../../../../shared/tables/list-search.tsx';
import { type MessageKind, useMessageYears } from '../../message-kinds.ts';
import type { MessagesProps } from '../../messages.endpoints.ts';
import { texts } from './texts.ts';

const NOTIFICATIONS_PATH = '/profile/settings';

/** Shows the search in the messages with the years, and where a member chooses which mails to get. */
export function MessagesSide({ kind, settings, onChange }: MessagesProps & { kind: MessageKind }) {
  const { data: years } = useMessageYears(kind, settings);
  const options = (years?.data ?? []).map(({ year, message_count }) => ({
    id: String(year),
    label: String(year),
    count: message_count,
  }));
  return (
    <Stack>
      <Card title={texts.searchTitle}>
        <Stack gap="small">
          <ListSearch
            label={texts.search}
            q={settings.q}
            onChange={({ q }, change) => onChange({ q, only: undefined }, change)}
          />
          <ChoiceChips
            label={texts.year}
            options={options}
            value={settings.year?.toString() ?? null}
            onChange={(year) => onChange({ year: year === null ? undefined : Number(year), only: undefined })}
          />
        </Stack>
      </Card>
      {kind === 'bulletin_board' && (
        <Card title={texts.notifications.title}>
          <Stack gap="small">
            <p>{texts.notifications.text}</p>
            <Link href={NOTIFICATIONS_PATH} isStandalone>
              {texts.notifications.link}
            </Link>
          </Stack>
        </Card>
      )}
    </Stack>
  );
}
