import { EmptyState } from '@mijn/ui/empty-state';
import { LinkButton } from '@mijn/ui/link-button';
import { useBrand } from '../../shared/brand/brand.ts';
import { Page } from '../../shared/shell/page.tsx';

const texts = {
  title: 'U bent nog niet aan een vereniging gekoppeld',
  text: 'Denkt u dat dit niet klopt? Neem dan contact op met uw beheerder.',
  contact: 'Contact opnemen',
} as const;

export function NoAssociation({ title }: { title: string }) {
  const { links } = useBrand();
  return (
    <Page title={title}>
      <EmptyState
        drawing="houses"
        title={texts.title}
        action={<LinkButton href={links.contact}>{texts.contact}</LinkButton>}
      >
        {texts.text}
      </EmptyState>
    </Page>
  );
}
