import { mdiCalendarMonthOutline } from '@mdi/js';
import { useState, type ComponentType } from 'react';
import { Button } from 'react-aria-components/Button';
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog';
import iconButtonStyles from '../button/icon-button.module.css';
import { Icon } from '../icon/icon.tsx';
import { loadWhenIdle } from '../lazy-part/lazy-part.tsx';
import { Popover } from '../popover/popover.tsx';
import { Spinner } from '../spinner/spinner.tsx';
import type { CalendarPanelProps } from './calendar-panel.tsx';
import styles from './date-field.module.css';
import { texts } from './texts.ts';

const loadPanel = () => import('./calendar-panel.tsx');
loadWhenIdle(loadPanel);

interface CalendarButtonProps extends CalendarPanelProps {
  label: string;
  isDisabled: boolean;
}

export function CalendarButton({ label, isDisabled, onChoose, ...days }: CalendarButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const [Panel, setPanel] = useState<ComponentType<CalendarPanelProps>>();
  const [hasFailed, setFailed] = useState(false);
  const toggle = (opens: boolean) => {
    setOpen(opens);
    if (!opens || Panel) return;
    setFailed(false);
    loadPanel().then(
      ({ CalendarPanel }) => setPanel(() => CalendarPanel),
      () => setFailed(true),
    );
  };
  return (
    <DialogTrigger isOpen={isOpen} onOpenChange={toggle}>
      <Button
        className={iconButtonStyles['button'] ?? ''}
        isDisabled={isDisabled}
        aria-label={texts.openCalendar}
      >
        <Icon path={mdiCalendarMonthOutline} />
      </Button>
      <Popover placement="bottom end">
        <Dialog className={styles['dialog'] ?? ''} aria-label={texts.calendarOf(label)}>
          {Panel ? (
            <Panel
              {...days}
              onChoose={(day) => {
                setOpen(false);
                onChoose(day);
              }}
            />
          ) : (
            <div className={styles['waiting']}>{hasFailed ? texts.calendarFailed : <Spinner />}</div>
          )}
        </Dialog>
      </Popover>
    </DialogTrigger>
  );
}
