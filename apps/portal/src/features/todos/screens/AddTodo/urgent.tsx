import { Link } from '@mijn/ui/link';
import { Fragment } from 'react';
import { UrgentCall } from './urgent-call/urgent-call.tsx';
import { phoneUrl, useBrand } from '../../../../shared/brand/brand.ts';
import { texts } from './texts.ts';

const EMERGENCY = '112';

/** Shows the number of the provider, and what to do first. The emergency number in that text is a link. */
export function Urgent() {
  const { phone, emergency_text: text = texts.urgent.text } = useBrand();
  const [before = '', ...others] = text.split(new RegExp(`\\b${EMERGENCY}\\b`, 'u'));
  return (
    <UrgentCall title={texts.urgent.title} phone={phone} href={phoneUrl(phone)}>
      {before}
      {others.map((part) => (
        <Fragment key={part}>
          <Link href={`tel:${EMERGENCY}`}>
            <strong>{EMERGENCY}</strong>
          </Link>
          {part}
        </Fragment>
      ))}
    </UrgentCall>
  );
}
