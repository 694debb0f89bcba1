import { Button } from '@mijn/ui/button';
import { ButtonRow } from '@mijn/ui/stack';
import type { ReactNode } from 'react';

/** How long a break takes at the press of a button, in minutes. */
const BREAKS = [5, 10, 15, 30] as const;

interface BreakButtonsProps {
  /** Returns the text of a button, such as `5 minuten`. */
  labelOf: (minutes: number) => string;
  isDisabled: boolean;
  onPress: (minutes: number) => void;
  /** A further button. */
  children?: ReactNode;
}

/** Shows a button for each length of a break. */
export const BreakButtons = ({ labelOf, isDisabled, onPress, children }: BreakButtonsProps) => (
  <ButtonRow>
    {BREAKS.map((minutes) => (
      <Button
        key={minutes}
        variant="quiet"
        size="small"
        isDisabled={isDisabled}
        onPress={() => onPress(minutes)}
      >
        {labelOf(minutes)}
      </Button>
    ))}
    {children}
  </ButtonRow>
);
