import type { ReactNode, RefObject } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Button } from '../button/button.tsx';
import { Popover } from '../popover/popover.tsx';
import { ButtonRow, FormStack } from '../stack/stack.tsx';
import styles from './filter-form.module.css';
import { texts } from './texts.ts';

interface FilterFormPanelProps {
  labelledBy: string;
  triggerRef: RefObject<HTMLButtonElement | null>;
  children: ReactNode;
  onClose: () => void;
  onSubmit: () => void;
}

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
