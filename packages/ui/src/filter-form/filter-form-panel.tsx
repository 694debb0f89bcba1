import type { ReactNode, RefObject } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Button } from '../button/button.tsx';
import { Popover } from '../popover/popover.tsx';
import { ButtonRow, FormStack } from '../stack/stack.tsx';
import styles from './filter-form.module.css';
import { texts } from './texts.ts';

interface FilterFormPanelProps {
  /** The id of the button that opened the form, which names it. */
  labelledBy: string;
  triggerRef: RefObject<HTMLButtonElement | null>;
  children: ReactNode;
  onClose: () => void;
  onSubmit: () => void;
}

/** Shows the floating part of a FilterForm: its fields, and the button that applies them. */
export function FilterFormPanel({
  labelledBy,
  triggerRef,
  children,
  onClose,
  onSubmit,
}: FilterFormPanelProps) {
  return (
    <Popover
      isOpen
      onOpenChange={onClose}
      triggerRef={triggerRef}
      placement="bottom start"
      trigger="DialogTrigger"
    >
      <Dialog className={styles['panel'] ?? ''} aria-labelledby={labelledBy}>
        <FormStack
          onSubmit={(event) => {
            event.preventDefault();
            onSubmit();
          }}
        >
          {children}
          <ButtonRow>
            <Button type="submit">{texts.show}</Button>
            <Button variant="quiet" onPress={onClose}>
              {texts.cancel}
            </Button>
          </ButtonRow>
        </FormStack>
      </Dialog>
    </Popover>
  );
}
