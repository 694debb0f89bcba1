import {
  type Attendance,
  attendanceChoices,
  attendanceTexts,
  type OwnChoice,
  ownChoices,
} from '@mijn/domain/attendance';
import { ChoiceCards } from '../components/choice-cards/choice-cards.tsx';

interface AttendanceChoiceProps {
  label: string;
  /** Whether a heading says the same as the label. */
  isLabelHidden?: boolean;
  choice: Attendance['choice'];
  /** Whether the meeting has a link to attend it online. */
  isOnline: boolean;
  isReadOnly: boolean;
  onChange: (choice: OwnChoice) => void;
  /** The page on which the member gives a proxy; undefined if the member can't. */
  proxyHref: string | undefined;
}

/** Shows the choices of a member. A choice is saved at once. A proxy is given on a page of its own. */
export function AttendanceChoice({ choice, isOnline, onChange, proxyHref, ...group }: AttendanceChoiceProps) {
  // A choice of before the link went, or of before the rules changed, stays visible.
  const isShown = {
    attends: true,
    attends_online: isOnline || choice === 'attends_online',
    proxy: proxyHref !== undefined || choice === 'proxy',
    absent: true,
  };
  return (
    <ChoiceCards
      {...group}
      options={attendanceChoices
        .filter((id) => isShown[id])
        .map((id) => ({
          id,
          label: attendanceTexts[id],
          href: id === 'proxy' ? proxyHref : undefined,
        }))}
      value={choice}
      onChange={(id) => {
        const chosen = ownChoices.find((one) => one === id);
        if (chosen) onChange(chosen);
      }}
    />
  );
}
