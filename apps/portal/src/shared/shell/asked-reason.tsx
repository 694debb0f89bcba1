import { Stack } from '@mijn/ui/stack';
import { TextArea } from '@mijn/ui/text-area';
import { useState } from 'react';
import { AskedAction, type AskedActionProps } from './asked-action.tsx';

interface AskedReasonProps<Data> extends Omit<AskedActionProps<Data>, 'run' | 'isComplete'> {
  reasonLabel: string;
  /** What the field says without a reason. */
  missing: string;
  maxLength: number;
  run: (reason: string) => ReturnType<AskedActionProps<Data>['run']>;
}

/** Asks for a reason before something is done. The dialog stays until there is one. */
export function AskedReason<Data>(props: AskedReasonProps<Data>) {
  const { reasonLabel, missing, maxLength, run, children, ...action } = props;
  const [reason, setReason] = useState('');
  const [isAsked, setAsked] = useState(false);
  const isMissing = reason.trim() === '';
  return (
    <AskedAction
      {...action}
      run={async () => run(reason)}
      isComplete={() => {
        setAsked(isMissing);
        return !isMissing;
      }}
    >
      <Stack>
        {children}
        <TextArea
          label={reasonLabel}
          value={reason}
          maxLength={maxLength}
          {...(isAsked && isMissing && { errorMessage: missing })}
          onChange={setReason}
        />
      </Stack>
    </AskedAction>
  );
}
