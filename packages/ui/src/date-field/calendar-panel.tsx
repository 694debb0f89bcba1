import type { CalendarDate } from '@internationalized/date';
import { mdiChevronLeft, mdiChevronRight } from '@mdi/js';
import {
  Button,
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  Heading,
} from 'react-aria-components/Calendar';
import { Icon } from '../icon/icon.tsx';
import styles from './calendar-panel.module.css';
import { texts } from './texts.ts';

export interface CalendarPanelProps {
  value: CalendarDate | null;
  min: CalendarDate | null;
  max: CalendarDate | null;
  onChoose: (day: CalendarDate) => void;
}

export function CalendarPanel({ value, min, max, onChoose }: CalendarPanelProps) {
  return (
    <Calendar
      value={value}
      onChange={onChoose}
      minValue={min}
      maxValue={max}
      firstDayOfWeek="mon"
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- the user opened the calendar to choose one of its days
      autoFocus
      className={styles['calendar'] ?? ''}
    >
      <header className={styles['head']}>
        <Button slot="previous" className={styles['turn'] ?? ''} aria-label={texts.previousMonth}>
          <Icon path={mdiChevronLeft} />
        </Button>
        <Heading level={2} className={styles['month'] ?? ''} />
        <Button slot="next" className={styles['turn'] ?? ''} aria-label={texts.nextMonth}>
          <Icon path={mdiChevronRight} />
        </Button>
      </header>
      <CalendarGrid weekdayStyle="short">
        <CalendarGridHeader>
          {(day) => <CalendarHeaderCell className={styles['weekday'] ?? ''}>{day}</CalendarHeaderCell>}
        </CalendarGridHeader>
        <CalendarGridBody>
          {(date) => <CalendarCell date={date} className={styles['day'] ?? ''} />}
        </CalendarGridBody>
      </CalendarGrid>
    </Calendar>
  );
}
