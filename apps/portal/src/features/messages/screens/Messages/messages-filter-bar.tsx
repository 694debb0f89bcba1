import { countSet, ListFilterBar, type TotalProps } from '../../../../shared/tables/list-filter-bar.tsx';
import { YearFilter } from '../../../../shared/tables/list-filter.tsx';
import { type MessageKind, useMessageList, useMessageYears } from '../../message-kinds.ts';
import { messagesUrl, type MessagesProps } from '../../messages.endpoints.ts';
import { texts } from './texts.ts';

/** Returns the parts of the filter bar. They are components, so each kind of messages has its own. */
const partsFor = (kind: MessageKind) => ({
  filters: function MessagesFilters({ settings, onChange }: MessagesProps) {
    const { data } = useMessageYears(kind, settings);
    return (
      <YearFilter
        label={texts.year}
        years={data?.data.map(({ year }) => year)}
        // The years are those of the messages that match the search.
        isPartial={settings.q !== undefined}
        year={settings.year}
        onChange={onChange}
      />
    );
  },
  total: function MessagesTotal({ settings, children }: TotalProps<MessagesProps['settings']>) {
    return children(useMessageList(kind, settings).response.data?.meta.total);
  },
});

const parts = { bulletin_board: partsFor('bulletin_board'), news: partsFor('news') };

interface MessagesFilterBarProps extends MessagesProps {
  kind: MessageKind;
  search: URLSearchParams;
}

export function MessagesFilterBar({ kind, ...list }: MessagesFilterBarProps) {
  const { q, year } = list.settings;
  const { data: years } = useMessageYears(kind, list.settings);
  if (years?.data.length === 0 && q === undefined && year === undefined) return null;
  return (
    <ListFilterBar
      {...parts[kind]}
      list={list}
      format={messagesUrl}
      searchLabel={texts.search}
      activeCount={(settings) => countSet(settings.year)}
      count={texts.count}
    />
  );
}
