import { dutchTime, formatLongDate, formatTime } from '@mijn/domain/formats';
import { Alert } from '@mijn/ui/alert';
import { Link } from '@mijn/ui/link';
import { Stack } from '@mijn/ui/stack';
import { serverNow } from '../../../../shared/first-view/server-clock.ts';
import { useBrand } from '../../../../shared/brand/brand.ts';
import { texts } from './held-texts.ts';

interface HeldNoticeProps {
  /** The time from which the password alone signs in; null if never. */
  until: string | null;
}

function waitText(until: string | null): string {
  if (until === null) return texts.never;
  if (Date.parse(until) <= serverNow()) return texts.over;
  const time = dutchTime(until);
  return texts.until(`${formatLongDate(time)} om ${formatTime(time)}`);
}

export function HeldNotice({ until }: HeldNoticeProps) {
  const { phone } = useBrand();
  return (
    <Alert tone="warning">
      <Stack>
        <p>{texts.reason}</p>
        <p>{texts.factor}</p>
        <p>{waitText(until)}</p>
        <p>
          {texts.call} <Link href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</Link>
        </p>
      </Stack>
    </Alert>
  );
}
