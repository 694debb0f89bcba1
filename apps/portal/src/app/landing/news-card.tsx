import { albumsOperations } from '@mijn/domain/albums';
import { newslettersOperations } from '@mijn/domain/newsletters';
import { type Overview, type Story, type StoryPart, storyParts } from '@mijn/domain/overview';
import { Card } from '@mijn/ui/card';
import { Stack } from '@mijn/ui/stack';
import { StoryGrid, type StoryGridProps } from '@mijn/ui/story-grid';
import { useFileUrl } from '../../shared/files/file-links.ts';
import { useAssociation } from '../../shared/session/association-context.ts';
import { useStoryLinks } from '../navigation/story-links.ts';
import { OverviewPart } from './overview-part.tsx';
import { texts } from './texts.ts';

type ShownStory = StoryGridProps['stories'][number];
type Cover = ShownStory['cover'];

function useCovers() {
  const fileUrl = useFileUrl();
  const { id: association_id } = useAssociation();
  const photo = (photo_id: string) =>
    fileUrl(albumsOperations.getPicture, { params: { association_id, photo_id, size: 'small' } });
  const page = (newsletter_id: string) =>
    fileUrl(newslettersOperations.getThumbnail, { params: { association_id, newsletter_id } });
  const covers: Record<StoryPart, (story: Story) => Cover> = {
    albums: ({ picture_id }) => ({ kind: 'photo', src: picture_id === null ? undefined : photo(picture_id) }),
    newsletters: ({ picture_id }) => ({
      kind: 'page',
      src: picture_id === null ? undefined : page(picture_id),
    }),
    bulletin_board: ({ excerpt }) => ({ kind: 'quote', text: excerpt, tone: 'attention' }),
    news: ({ excerpt }) => ({ kind: 'quote', text: excerpt, tone: 'brand' }),
  };
  return (part: StoryPart, story: Story) => covers[part](story);
}

export function NewsCard({ overview }: { overview: Overview }) {
  const coverOf = useCovers();
  const linkOf = useStoryLinks();
  const stories = storyParts.flatMap((part) =>
    (overview[part]?.data ?? []).map((story) => {
      const { id, title, published_at: date } = story;
      const { kind, href } = linkOf(part, id);
      return { id, href, kind, date, title, cover: coverOf(part, story) };
    }),
  );
  const failed = storyParts.filter((part) => overview.failed.includes(part));
  return (
    <Card title={texts.news.title}>
      <Stack>
        {stories.length > 0 && <StoryGrid label={texts.news.title} stories={stories} />}
        {stories.length === 0 && failed.length === 0 && <p>{texts.news.none}</p>}
        {failed.map((part) => (
          <OverviewPart key={part} overview={overview} name={part}>
            {() => null}
          </OverviewPart>
        ))}
      </Stack>
    </Card>
  );
}
