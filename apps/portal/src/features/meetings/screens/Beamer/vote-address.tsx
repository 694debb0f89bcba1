import { searchWithAssociation } from '@mijn/domain/associations';
import { lazyPart } from '@mijn/ui/lazy-part';
import { useClientValue } from '../../../../shared/first-view/use-client-value.ts';
import { useAssociation } from '../../../../shared/session/association-context.ts';
import { votePath, voteShortPath } from '../../meetings.paths.ts';
import { texts } from './texts.ts';

/** Draws the QR code. If the script fails to load, the address as text is enough. */
const { Component: QrCode } = lazyPart('qr-code', async () => (await import('@mijn/ui/qr-code')).QrCode, {
  isExtra: true,
});

/** Returns the host of the portal and its address with the scheme; empty in a page that the server draws. */
const useOrigin = () => ({
  host: useClientValue(
    () => location.host,
    () => '',
  ),
  origin: useClientValue(
    () => location.origin,
    () => '',
  ),
});

/** Returns the address that members type to vote, such as `mijn.example.nl/stemmen`. */
export const useVoteAddress = (): string => useOrigin().host + voteShortPath;

/** Shows a QR code that leads to the page on which members vote, with the association that they vote in. */
export function VoteCode({ meetingId }: { meetingId: string }) {
  const { code } = useAssociation();
  const { origin } = useOrigin();
  if (origin === '') return null;
  return (
    <QrCode value={`${origin}${votePath(meetingId)}${searchWithAssociation('', code)}`} label={texts.code} />
  );
}
