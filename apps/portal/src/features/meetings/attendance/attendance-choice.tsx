import { type Attendance, attendanceChoices, attendanceTexts } from '@mijn/domain/attendance';
import { ChoiceCards } from '@mijn/ui/choice-cards';

interface AttendanceChoiceProps {
  label: string;
  /** Whether a heading says the same as the label. */
  isLabelHidden?: boolean;
  choice: Attendance['choice'];
  /** Whether the meeting has a link to attend it online. */
  isOnline: boolean;
  isReadOnly: boolean;
  onChange: (choice: NonNullable<Attendance['choice']>) => void;
}

/** Shows the choices of a member. A choice is saved at once. */
export function AttendanceChoice({ choice, isOnline, onChange, ...group }: AttendanceChoiceProps) {
  // A choice of before the link went stays visible.
  const choices = attendanceChoices.filter(
    (one) => one !== 'attends_online' || isOnline || choice === 'attends_online',
  );
  return (
    <ChoiceCards
      {...group}
      options={choices.map((id) => ({ id, label: attendanceTexts[id] }))}
      value={choice}
      onChange={(id) => {
        const chosen = choices.find((one) => one === id);
        if (chosen) onChange(chosen);
      }}
    />
  );
}
