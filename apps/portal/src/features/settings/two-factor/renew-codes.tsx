import { AskedAction } from '../../../shared/shell/asked-action.tsx';
import { useRenewRecoveryCodesMutation } from '../settings-changes.endpoints.ts';
import { texts } from './texts.ts';

/** Asks first, because the old codes stop working. */
export function RenewCodes({ onCodes }: { onCodes: (codes: readonly string[]) => void }) {
  const [renew] = useRenewRecoveryCodesMutation();
  return (
    <AskedAction
      variant="quiet"
      label={texts.renew}
      title={texts.renewTitle}
      confirmLabel={texts.renewConfirm}
      run={() => renew()}
      onDone={(renewed) => renewed && onCodes(renewed.recovery_codes)}
    >
      {texts.renewText}
    </AskedAction>
  );
}
