import { Link } from '@mijn/ui/link';
import { Page } from '../../../../shared/shell/page.tsx';
import { useSession } from '../../../../shared/session/use-session.ts';
import { Alert } from '@mijn/ui/alert';
import { albumsPath } from '../../albums.routes.ts';
import { AlbumForm } from '../../form/album-form.tsx';
import { texts } from '../../form/texts.ts';

/** Shows the form of a new album. */
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
      {isReadOnly ? <Alert tone="info">{texts.readOnly}</Alert> : <AlbumForm cancelHref={albumsPath} />}
    </Page>
  );
}
