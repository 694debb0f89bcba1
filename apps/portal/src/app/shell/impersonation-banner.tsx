import { formatTime } from '@mijn/domain/formats';
import { Banner } from '@mijn/ui/banner';
import { Link } from '@mijn/ui/link';
import { useSession } from '../../shared/session/use-session.ts';
import { paths } from '../paths.ts';
import { shellTexts } from './texts.ts';

/** Names the staff member and the end time on every screen while they act for a member (decisions §3). */
export function ImpersonationBanner() {
  const { user } = useSession();
  if (!user?.impersonation) return null;
  const { staff_name, ends_at, is_read_only } = user.impersonation;
  return (
    <Banner
      tone="warning"
      label={shellTexts.impersonationLabel}
      actions={<Link href={paths.logout.build()}>{shellTexts.stopImpersonation}</Link>}
    >
      {shellTexts.impersonation(staff_name, formatTime(ends_at), is_read_only)}
    </Banner>
  );
}
