import { SubmitButton } from '@mijn/ui/form';
import { LinkButton } from '@mijn/ui/link-button';
import { ButtonRow } from '@mijn/ui/stack';
import { accountPath } from '../../../shared/routing/paths.ts';
import { texts } from './texts.ts';

/** @param children the text of the button that saves. */
export function EditButtons({ children }: { children: string }) {
  return (
    <ButtonRow>
      <SubmitButton>{children}</SubmitButton>
      <LinkButton variant="quiet" href={accountPath}>
        {texts.cancel}
      </LinkButton>
    </ButtonRow>
  );
}
