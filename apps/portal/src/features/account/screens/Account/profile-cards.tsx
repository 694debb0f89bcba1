import { toInternational } from '@mijn/domain/phones';
import type { Profile } from '@mijn/domain/profile';
import { Card } from '@mijn/ui/card';
import { DescriptionList, DescriptionListSkeleton } from '@mijn/ui/description-list';
import { Link } from '@mijn/ui/link';
import { Stack } from '@mijn/ui/stack';
import type { ReactNode } from 'react';
import { useSession } from '../../../../shared/session/use-session.ts';
import { editContactPath, editPersonalPath } from '../../account.paths.ts';
import { nameOf } from './name-of.ts';
import { PendingEmail } from './pending-email.tsx';
import { texts } from './texts.ts';

function Phone({ number }: { number: string | null }) {
  const international = number === null ? undefined : toInternational(number);
  return international ? <Link href={`tel:${international}`}>{number}</Link> : number;
}

const { fields } = texts;

interface Placed {
  children: ReactNode;
}

export function ProfileCards({ profile, children }: Placed & { profile: Profile }) {
  const { isReadOnly } = useSession();
  const change = (href: string, label: string) =>
    !isReadOnly && (
      <Link href={href} aria-label={label}>
        {texts.change}
      </Link>
    );
  return (
    <Stack>
      <Card title={texts.personal} action={change(editPersonalPath, texts.changePersonal)}>
        <DescriptionList entries={[{ term: fields.name, description: nameOf(profile) }]} />
      </Card>
      <Card title={texts.contact} action={change(editContactPath, texts.changeContact)}>
        <Stack>
          <DescriptionList
            entries={[
              { term: fields.email, description: profile.email },
              { term: fields.phone, description: profile.phone && <Phone number={profile.phone} /> },
              { term: fields.mobile, description: profile.mobile && <Phone number={profile.mobile} /> },
            ]}
          />
          {profile.pending_email && <PendingEmail pending={profile.pending_email} />}
        </Stack>
      </Card>
      {children}
    </Stack>
  );
}

export function ProfileCardsSkeleton({ children }: Placed) {
  return (
    <Stack>
      <Card title={texts.personal}>
        <DescriptionListSkeleton entries={1} />
      </Card>
      <Card title={texts.contact}>
        <DescriptionListSkeleton entries={3} />
      </Card>
      {children}
    </Stack>
  );
}
