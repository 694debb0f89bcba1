import { mdiArrowLeft } from '@mdi/js';
import { type DrawingName, EmptyState } from '@mijn/ui/empty-state';
import { LinkButton } from '@mijn/ui/link-button';
import { useSession } from '../session/use-session.ts';
import { useTellMissing } from './missing-context.ts';
import { Page } from './page.tsx';

const texts = {
  gone: 'Misschien is het weggehaald, of klopt de link niet.',
  orElsewhere:
    'Misschien is het weggehaald. Mogelijk hoort het bij een andere vereniging: kies die bovenaan de pagina.',
} as const;

interface MissingPageProps {
  drawing: DrawingName;
  /** The heading of the page that would be here. */
  title: string;
  /** What is not here: "Dit actiepunt is er niet". */
  missing: string;
  /** The way to the list it would be in. */
  back: { label: string; href: string };
}

/** In the place of something that is gone, or that belongs to another association. */
export function MissingPage({ title, drawing, missing, back }: MissingPageProps) {
  useTellMissing();
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
        {hasOthers ? texts.orElsewhere : texts.gone}
      </EmptyState>
    </Page>
  );
}
