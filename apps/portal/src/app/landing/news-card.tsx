import { albumsOperations } from '@mijn/domain/albums';
import { newslettersOperations } from '@mijn/domain/newsletters';
import { type Overview, type OverviewItem, type ItemPart, itemParts } from '@mijn/domain/overview';
import { Card } from '@mijn/ui/card';
import { Stack } from '@mijn/ui/stack';
import { ItemGrid, type ItemGridProps } from '@mijn/ui/item-grid';
import { useFileUrl } from '../../shared/files/file-links.ts';
import { useAssociation } from '../../shared/session/association-context.ts';
import { useItemLinks } from '../navigation/item-links.ts';
import { OverviewPart } from './overview-part.tsx';
import { texts } from './texts.ts';

type ShownItem = ItemGridProps['items'][number];
type Cover = ShownItem['cover'];

function useCovers() {
  const fileUrl = useFileUrl();
  const { id: association_id } = useAssociation();
  const photo = (photo_id: string) =>
    fileUrl(albumsOperations.getPicture, { params: { association_id, photo_id, size: 'small' } });
  const page = (newsletter_id: string) =>
    fileUrl(newslettersOperations.getThumbnail, { params: { association_id, newsletter_id } });
  const covers: Record<ItemPart, (item: OverviewItem) => Cover> = {
    albums: ({ picture_id }) => ({ kind: 'photo', src: picture_id === null ? undefined : photo(picture_id) }),
    newsletters: ({ picture_id }) => ({
      kind: 'page',
      src: picture_id === null ? undefined : page(picture_id),
    }),
    bulletin_board: ({ excerpt }) => ({ kind: 'quote', text: excerpt, tone: 'attention' }),
    news: ({ excerpt }) => ({ kind: 'quote', text: excerpt, tone: 'brand' }),
  };
  return (part: ItemPart, item: OverviewItem) => covers[part](item);
}

export function NewsCard({ overview }: { overview: Overview }) {
  const coverOf = useCovers();
  const linkOf = useItemLinks();
  const items = itemParts.flatMap((part) =>
    (overview[part]?.data ?? []).map((item) => {
      const { id, title, published_at: date } = item;
      const { kind, href } = linkOf(part, id);
      return { id, href, kind, date, title, cover: coverOf(part, item) };
    }),
  );
  const failed = itemParts.filter((part) => overview.failed.includes(part));
  return (
    <Card title={texts.news.title}>
      <Stack>
        {items.length > 0 && <ItemGrid label={texts.news.title} items={items} />}
        {items.length === 0 && failed.length === 0 && <p>{texts.news.none}</p>}
        {failed.map((part) => (
          <OverviewPart key={part} overview={overview} name={part}>
            {() => null}
          </OverviewPart>
        ))}
      </Stack>
    </Card>
  );
}
