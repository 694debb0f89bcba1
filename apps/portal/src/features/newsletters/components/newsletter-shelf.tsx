import { mdiDownloadOutline } from '@mdi/js';
import { dutchTime, formatTime } from '@mijn/domain/formats';
import { DateText } from '@mijn/ui/date-text';
import { LinkButton } from '@mijn/ui/link-button';
import { Section } from '@mijn/ui/section';
import { ButtonRow, Stack } from '@mijn/ui/stack';
import { Tag } from '@mijn/ui/tag';
import { VisuallyHidden } from '@mijn/ui/visually-hidden';
import { NewsletterItem, NewsletterLead, NewsletterRack } from './newsletter-rack/newsletter-rack.tsx';
import { FileRows } from '../../../shared/files/file-rows.tsx';
import type { OpenFile } from '../../../shared/files/use-open-file.ts';
import { useAssociation } from '../../../shared/session/association-context.ts';
import { texts as mailTexts } from '../../../shared/mails/texts.ts';
import type { LinkedNewsletter } from './newsletter-links.ts';
import { NewsletterMenu } from './newsletter-menu.tsx';
import { texts } from './texts.ts';

type Opening = Pick<OpenFile, 'hrefOf'>;

interface ShelfProps {
  /** The newsletters of the page. Those that are not published come first. */
  newsletters: readonly LinkedNewsletter[];
  hasLead: boolean;
  openFile: Opening;
  /** Shows a newsletter as an owner will see it. Without it the newsletters have no menu. */
  onPreview?: ((newsletter: LinkedNewsletter) => void) | undefined;
}

function useShown({ openFile, onPreview }: Pick<ShelfProps, 'openFile' | 'onPreview'>) {
  const { name: sender } = useAssociation();
  return (newsletter: LinkedNewsletter) => {
    const { subject, status, published_at, pdf, is_unread } = newsletter;
    return {
      subject,
      cover: { src: pdf.links.thumbnail, sender },
      href: openFile.hrefOf(pdf.id),
      date: status === 'published' && published_at !== null ? published_at : undefined,
      isNew: is_unread,
      mark: <StatusMark newsletter={newsletter} />,
      menu: newsletter.may_edit && onPreview && (
        <NewsletterMenu newsletter={newsletter} onPreview={() => onPreview(newsletter)} />
      ),
    };
  };
}

function StatusMark({ newsletter: { status, published_at, mail } }: { newsletter: LinkedNewsletter }) {
  if (mail !== null) return <span>{mailTexts.progress(mail)}</span>;
  if (status === 'draft') return <Tag>{texts.draft}</Tag>;
  if (status !== 'scheduled' || published_at === null) return null;
  const time = dutchTime(published_at);
  return (
    <span>
      {texts.appears} <DateText date={time} />, {formatTime(time)}
    </span>
  );
}

function Lead({
  newsletter,
  ...props
}: { newsletter: LinkedNewsletter } & Pick<ShelfProps, 'openFile' | 'onPreview'>) {
  const shown = useShown(props)(newsletter);
  const { pdf, attachments, summary } = newsletter;
  return (
    <NewsletterLead
      {...shown}
      summary={summary ?? undefined}
      pages={pdf.page_count === null ? undefined : texts.pages(pdf.page_count)}
      actions={
        <ButtonRow>
          <LinkButton href={shown.href}>{texts.read}</LinkButton>
          <LinkButton variant="quiet" icon={mdiDownloadOutline} href={pdf.links.download} download>
            {texts.download}
            <VisuallyHidden> {newsletter.subject}</VisuallyHidden>
          </LinkButton>
        </ButtonRow>
      }
      files={
        attachments.length > 0 ? (
          <FileRows
            label={texts.attachments}
            files={attachments}
            linksOf={({ links }) => links}
            openFile={props.openFile}
          />
        ) : undefined
      }
    />
  );
}

export function NewsletterShelf({ newsletters, hasLead, ...props }: ShelfProps) {
  const shownOf = useShown(props);
  const rackOf = (label: string, items: readonly LinkedNewsletter[]) => (
    <NewsletterRack label={label}>
      {items.map((newsletter) => (
        <NewsletterItem key={newsletter.id} {...shownOf(newsletter)} />
      ))}
    </NewsletterRack>
  );
  const unpublished = newsletters.filter(({ status }) => status !== 'published');
  const published = newsletters.filter(({ status }) => status === 'published');
  const [newest, ...others] = published;
  const earlier = hasLead ? others : published;
  return (
    <Stack gap="large">
      {unpublished.length > 0 && (
        <Section title={texts.unpublished}>{rackOf(texts.unpublished, unpublished)}</Section>
      )}
      {hasLead && newest && <Lead newsletter={newest} {...props} />}
      {earlier.length > 0 &&
        (hasLead ? (
          <Section title={texts.earlier}>{rackOf(texts.earlier, earlier)}</Section>
        ) : (
          rackOf(texts.all, earlier)
        ))}
    </Stack>
  );
}
