import { Link } from '@mijn/ui/link';
import { helpTexts } from './help-texts.ts';
import { phoneUrl, useBrand } from './brand.ts';

/** Says how to reach the provider, in one sentence. */
export function Help() {
  const { email, phone } = useBrand();
  return (
    <>
      {helpTexts.byPhone} <Link href={phoneUrl(phone)}>{phone}</Link> {helpTexts.byMail}{' '}
      <Link href={`mailto:${email}`}>{email}</Link>
    </>
  );
}
