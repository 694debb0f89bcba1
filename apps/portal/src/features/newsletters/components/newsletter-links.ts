import { attachmentsOperations } from '@mijn/domain/attachments';
import type { AttachedFile } from '@mijn/domain/files';
import { type Newsletter, newslettersOperations } from '@mijn/domain/newsletters';
import { type FileLinks, useFileLinks } from '../../../shared/files/file-links.ts';
import { useAssociation } from '../../../shared/session/association-context.ts';

export interface NewsletterFile extends AttachedFile {
  links: FileLinks;
}

export interface LinkedNewsletter extends Omit<Newsletter, 'pdf' | 'attachments'> {
  pdf: NewsletterFile;
  attachments: readonly NewsletterFile[];
}

export function useNewsletterLinks() {
  const { id: association_id } = useAssociation();
  const ofPdf = useFileLinks(newslettersOperations.downloadNewsletter, newslettersOperations.getThumbnail);
  const ofAttachment = useFileLinks(
    newslettersOperations.downloadAttachment,
    newslettersOperations.getAttachmentThumbnail,
  );
  return ({ pdf, attachments, ...newsletter }: Newsletter): LinkedNewsletter => {
    const { id: newsletter_id } = newsletter;
    const params = { association_id, newsletter_id };
    // The PDF of a newsletter can be replaced, so that its URL differs for each PDF.
    const { view, download, thumbnail } = ofPdf(params, pdf.has_thumbnail);
    const links = { view, download, thumbnail: thumbnail && `${thumbnail}?${pdf.id}` };
    return {
      ...newsletter,
      pdf: { ...pdf, links },
      attachments: attachments.map((file) => ({
        ...file,
        links: ofAttachment({ ...params, attachment_id: file.id }, file.has_thumbnail),
      })),
    };
  };
}

/** Returns a function that adds the URLs to a staged file, which is in no newsletter yet. */
export function useStagedLinks() {
  const { id: association_id } = useAssociation();
  const linksOf = useFileLinks(attachmentsOperations.downloadAttachment, attachmentsOperations.getThumbnail);
  return (file: AttachedFile): NewsletterFile => ({
    ...file,
    links: linksOf({ association_id, attachment_id: file.id }, file.has_thumbnail),
  });
}

export const filesOf = (newsletters: readonly LinkedNewsletter[]): NewsletterFile[] =>
  newsletters.flatMap(({ pdf, attachments }) => [pdf].concat(attachments));
