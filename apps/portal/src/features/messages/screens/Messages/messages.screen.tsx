import { mdiPlus } from '@mdi/js';
import { LinkButton } from '@mijn/ui/link-button';
import { SideLayout } from '@mijn/ui/page';
import { ShortLabel } from '@mijn/ui/short-label';
import { Stack } from '@mijn/ui/stack';
import { useBrand } from '../../../../shared/brand/brand.ts';
import { useOpenFile } from '../../../../shared/files/use-open-file.ts';
import { useSectionVisit } from '../../../../shared/sections/use-section-visit.ts';
import { useAssociation } from '../../../../shared/session/association-context.ts';
import { useSession } from '../../../../shared/session/use-session.ts';
import { Page } from '../../../../shared/shell/page.tsx';
import { useListSettings } from '../../../../shared/tables/use-list-settings.ts';
import type { MessageKind } from '../../message-kinds.ts';
import { messagesUrl } from '../../messages.endpoints.ts';
import { addMessagePath } from '../../messages.paths.ts';
import { MessageResults } from './message-results.tsx';
import { MessagesFilterBar } from './messages-filter-bar.tsx';
import { NotificationsCard } from './notifications-card.tsx';
import { OnlyMessage } from './only-message.tsx';
import { texts } from './texts.ts';

interface MessagesScreenProps {
  /** Whether the messages are those of the bulletin board, and not the news of the provider. */
  forAssociation: boolean;
}

export function MessagesScreen({ forAssociation }: MessagesScreenProps) {
  const association = useAssociation();
  const { isReadOnly } = useSession();
  const brand = useBrand();
  const kind: MessageKind = forAssociation ? 'bulletin_board' : 'news';
  const { search, ...list } = useListSettings(forAssociation ? 'bulletin' : 'news', messagesUrl);
  const openFile = useOpenFile(search);
  const { only } = list.settings;
  const own = forAssociation ? texts.bulletin : texts.news;
  useSectionVisit(kind);

  const add = forAssociation && !isReadOnly && (
    <LinkButton icon={mdiPlus} href={addMessagePath}>
      <ShortLabel short={texts.bulletin.addShort}>{texts.bulletin.add}</ShortLabel>
    </LinkButton>
  );
  const parts = { kind, openFile, texts: own };
  const messages =
    only === undefined ? (
      <MessageResults {...parts} {...list} />
    ) : (
      <OnlyMessage key={only} {...parts} messageId={only} />
    );
  return (
    <Page
      title={forAssociation ? texts.bulletin.title : texts.news.title(brand.name)}
      sub={
        forAssociation ? (
          <ShortLabel short={texts.bulletin.subShort}>{texts.bulletin.sub(association.name)}</ShortLabel>
        ) : (
          texts.news.sub
        )
      }
      actions={add || undefined}
      view={only}
    >
      <Stack>
        {only === undefined && <MessagesFilterBar {...list} kind={kind} search={search} />}
        {forAssociation ? (
          <SideLayout place="end" side={<NotificationsCard />}>
            {messages}
          </SideLayout>
        ) : (
          messages
        )}
      </Stack>
    </Page>
  );
}
