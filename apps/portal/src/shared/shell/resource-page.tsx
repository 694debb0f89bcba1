import { mdiArrowLeft } from '@mdi/js';
import { type DrawingName, EmptyState } from '@mijn/ui/empty-state';
import { Link } from '@mijn/ui/link';
import { LinkButton } from '@mijn/ui/link-button';
import type { ReactNode } from 'react';
import { isNotFound } from '../api/error-of.ts';
import { useSession } from '../session/use-session.ts';
import { Help } from '../brand/help.tsx';
import { useReportMissing } from './missing-context.ts';
import { Page, useWayBack } from './page.tsx';
import { type Query, QueryState } from './query-state.tsx';

const texts = {
  gone: 'Misschien is het weggehaald, of klopt de link niet.',
  orElsewhere:
    'Misschien is het weggehaald, of hoort het bij een andere vereniging: kies die bovenaan de pagina.',
} as const;

interface MissingPageProps {
  drawing: DrawingName;
  title: string;
  missing: string;
  reason?: string;
  back: { label: string; href: string };
  /** What the member wrote about the resource and can still copy. */
  kept?: ReactNode;
}

export function MissingPage({ title, drawing, missing, reason, back, kept }: MissingPageProps) {
  useReportMissing();
  const { user } = useSession();
  const hasOthers = (user?.associations.length ?? 0) > 1;
  return (
    <Page title={title}>
      <EmptyState
        drawing={drawing}
        title={missing}
        action={
          <LinkButton icon={mdiArrowLeft} href={back.href}>
            {back.label}
          </LinkButton>
        }
      >
        {reason ?? (hasOthers ? texts.orElsewhere : texts.gone)} <Help />
      </EmptyState>
      {kept}
    </Page>
  );
}

interface ResourcePageProps<Data> extends Pick<MissingPageProps, 'kept'> {
  query: Query<Data>;
  /** `title` is the subject of the resource, or its kind until it has loaded. `back` is the name of the list. */
  texts: { title: string; back: string; failed: string; missing: string };
  drawing: DrawingName;
  listPath: string;
  /** The kind of the resource with its reference or date. A no-break space keeps its place while it loads. */
  kind?: ReactNode;
  /** A block before the title, such as the day of a meeting. */
  mark?: ReactNode;
  sub?: ReactNode;
  actions?: ReactNode;
  skeleton: ReactNode;
  children: (data: Data) => ReactNode;
}

export function ResourcePage<Data>(props: ResourcePageProps<Data>) {
  const { query, texts: own, drawing, listPath, skeleton, kept, children } = props;
  const { kind, mark, sub, actions } = props;
  const back = { label: own.back, href: useWayBack(listPath) };
  if (isNotFound(query)) {
    return <MissingPage title={own.title} drawing={drawing} missing={own.missing} back={back} kept={kept} />;
  }
  return (
    <Page
      title={own.title}
      kind={kind}
      mark={mark}
      sub={sub}
      back={
        <Link href={back.href} isBack>
          {back.label}
        </Link>
      }
      actions={actions}
    >
      <QueryState query={query} failure={own.failed} skeleton={skeleton}>
        {children}
      </QueryState>
    </Page>
  );
}
