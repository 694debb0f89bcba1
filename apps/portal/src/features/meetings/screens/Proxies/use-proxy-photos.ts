import type { Photo } from '@mijn/domain/albums';
import { type MeetingProxy, proxiesOperations } from '@mijn/domain/proxies';
import type { Photo as ShownPhoto } from '@mijn/ui/photo-grid';
import { useFileUrl } from '../../../../shared/files/file-links.ts';
import { photoTexts } from '../../../../shared/photos/photo-texts.ts';
import { shownPhoto } from '../../../../shared/photos/shown-photo.ts';
import { useAssociation } from '../../../../shared/session/association-context.ts';

/** Returns the text that a photo has instead of its picture, or undefined for a photo that can be shown. */
const noteOf = ({ state, failure, name }: Photo): string | undefined => {
  if (state === 'ready') return undefined;
  return state === 'processing' ? photoTexts.processing : photoTexts.failed(name, failure);
};

/** Returns a function that returns the photos of a proxy on paper as the lightbox shows them. */
export function useProxyPhotos(meeting_id: string) {
  const { id: association_id } = useAssociation();
  const fileUrl = useFileUrl();
  return ({ id: proxy_id, photos }: MeetingProxy): ShownPhoto[] =>
    photos.map((photo) => {
      const params = { association_id, meeting_id, proxy_id, photo_id: photo.id };
      return shownPhoto(
        photo,
        (size) => fileUrl(proxiesOperations.getProxyPicture, { params: { ...params, size } }),
        noteOf(photo),
      );
    });
}
