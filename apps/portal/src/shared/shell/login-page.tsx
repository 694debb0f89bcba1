import { CenteredLayout } from '@mijn/ui/centered-layout';
import type { ReactNode } from 'react';
import { Help } from '../brand/help.tsx';
import { Logo } from '../brand/logo.tsx';
import { usePageHeading } from './use-page-heading.ts';

interface LoginPageProps {
  title: string;
  links?: ReactNode;
  children: ReactNode;
}

export function LoginPage({ title, links, children }: LoginPageProps) {
  const heading = usePageHeading(title);
  return (
    <CenteredLayout
      logo={<Logo size="large" />}
      title={title}
      headingRef={heading}
      links={links}
      help={<Help />}
    >
      {children}
    </CenteredLayout>
  );
}
