import { useAppDispatch, useAppSelector } from '../api/hooks.ts';
import { tableChanged } from '../session/tables.slice.ts';

/** Under this key the switch is kept beside the state of the tables. */
const KEY = 'shortcuts';

/** Whether keys without a modifier do something; a member can turn them off (WCAG 2.1.4), and it is kept. */
export function useShortcutSwitch() {
  const isOn = useAppSelector(({ tables }) => tables[KEY]?.['is_on'] !== false);
  const dispatch = useAppDispatch();
  return {
    isOn,
    turn: (toOn: boolean) => dispatch(tableChanged({ key: KEY, settings: { is_on: toOn } })),
  };
}
