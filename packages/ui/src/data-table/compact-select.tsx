import styles from './compact-select.module.css';

export interface CompactSelectProps<Value extends string> {
  label: string;
  options: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
}

/** Shows a choice at the edge of a table. It uses the browser's own `select`, because that is small and works best on a phone. */
export function CompactSelect<Value extends string>(props: CompactSelectProps<Value>) {
  const { label, options, value, onChange } = props;
  const choose = (chosen: string) => {
    const option = options.find((candidate) => candidate.value === chosen);
    if (option) onChange(option.value);
  };
  return (
    <label className={styles['field']}>
      <span>{label}</span>
      <select
        className={styles['select']}
        value={value}
        onChange={(event) => choose(event.currentTarget.value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  );
}
