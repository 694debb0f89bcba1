import { mdiFileDocumentOutline } from '@mdi/js';
import { proxiesOperations } from '@mijn/domain/proxies';
import { LinkButton } from '@mijn/ui/link-button';
import { VisuallyHidden } from '@mijn/ui/visually-hidden';
import { useFileUrl } from '../../../shared/files/file-links.ts';
import { useAssociation } from '../../../shared/session/association-context.ts';
import { texts } from './texts.ts';

interface ProxyPdfProps {
  meetingId: string;
  proxyId: string;
  /** Which proxy it is, for screen readers. */
  of: string;
}

/** Downloads a proxy as it was signed. */
export function ProxyPdf({ meetingId, proxyId, of }: ProxyPdfProps) {
  const { id: association_id } = useAssociation();
  const fileUrl = useFileUrl();
  const params = { association_id, meeting_id: meetingId, proxy_id: proxyId };
  return (
    <LinkButton
      variant="text"
      icon={mdiFileDocumentOutline}
      href={fileUrl(proxiesOperations.downloadProxy, { params })}
      download
    >
      {texts.pdf}
      <VisuallyHidden>: {of}</VisuallyHidden>
    </LinkButton>
  );
}
