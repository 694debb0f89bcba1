import { CenteredLayout } from '@mijn/ui/centered-layout';
import { Link } from '@mijn/ui/link';
import type { ReactNode } from 'react';
import { useBrand } from '../brand/brand.ts';
import { Logo } from '../brand/logo.tsx';
import { shellTexts } from './texts.ts';
import { usePageHeading } from './use-page-heading.ts';

interface LoginPageProps {
  title: string;
  links?: ReactNode;
  children: ReactNode;
}

export function LoginPage({ title, links, children }: LoginPageProps) {
  const { email, phone } = useBrand();
  const heading = usePageHeading(title);
  return (
    <CenteredLayout
      logo={<Logo size="large" />}
      title={title}
      headingRef={heading}
      links={links}
      help={
        <>
          {shellTexts.helpByPhone} <Link href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</Link>{' '}
          {shellTexts.helpByMail} <Link href={`mailto:${email}`}>{email}</Link>
        </>
      }
    >
      {children}
    </CenteredLayout>
  );
}
