import { type ReactNode, useRef } from 'react';
import { Button } from '../button/button.tsx';

interface FileChooserProps {
  accepted?: readonly string[] | undefined;
  isMultiple?: boolean;
  isDisabled: boolean;
  /** Whether a phone opens its camera. */
  hasCamera?: boolean;
  icon?: string | undefined;
  onChoose: (files: readonly File[]) => void;
  children: ReactNode;
}

/** Shows a button that opens the file window of the device. */
export function FileChooser({
  accepted,
  isMultiple = false,
  isDisabled,
  hasCamera = false,
  icon,
  onChoose,
  children,
}: FileChooserProps) {
  const input = useRef<HTMLInputElement>(null);
  const open = () => {
    if (!input.current) return;
    // Without this, the same file could not be chosen twice.
    input.current.value = '';
    input.current.click();
  };
  return (
    <>
      <Button variant="quiet" icon={icon} isDisabled={isDisabled} onPress={open}>
        {children}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept={accepted?.join(',')}
        multiple={isMultiple}
        capture={hasCamera ? 'environment' : undefined}
        onChange={(event) => onChoose([...(event.target.files ?? [])])}
      />
    </>
  );
}
