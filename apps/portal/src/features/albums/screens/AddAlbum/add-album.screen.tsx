import { Link } from '@mijn/ui/link';
import { Page } from '../../../../shared/shell/page.tsx';
import { ReadOnlyNotice } from '../../../../shared/session/read-only-notice.tsx';
import { useSession } from '../../../../shared/session/use-session.ts';
import { albumsPath } from '../../albums.paths.ts';
import { AlbumForm } from '../../form/album-form.tsx';
import { texts } from '../../form/texts.ts';

export function AddAlbumScreen() {
  const { isReadOnly } = useSession();
  return (
    <Page
      title={texts.add}
      back={
        <Link href={albumsPath} isBack>
          {texts.back}
        </Link>
      }
    >
      {isReadOnly ? <ReadOnlyNotice /> : <AlbumForm cancelHref={albumsPath} />}
    </Page>
  );
}
