import { Pagination, Stack, Table, type TableSort, useFormats } from '@settlement-help/ui';
import { useState, useSyncExternalStore } from 'react';
import { useTexts } from './texts.ts';

const people = [
  { id: 'amal', town: 'berlin', age: 34 },
  { id: 'ben', town: 'leeds', age: 8 },
  { id: 'chiara', town: 'hamburg', age: 61 },
  { id: 'dmytro', town: 'leeds', age: 27 },
  { id: 'elif', town: 'berlin', age: 45 },
  { id: 'femi', town: 'hamburg', age: 12 },
  { id: 'grace', town: 'leeds', age: 70 },
  { id: 'hassan', town: 'berlin', age: 19 },
] as const;
const pageSize = 3;

function subscribe(onChange: () => void) {
  window.addEventListener('hashchange', onChange);
  return () => window.removeEventListener('hashchange', onChange);
}

export function PeopleTable() {
  const t = useTexts('patients');
  const { options: towns } = useTexts('registration');
  const { locale, number } = useFormats();
  const hash = useSyncExternalStore(subscribe, () => window.location.hash);
  const [sort, setSort] = useState<TableSort>({ key: 'name', direction: 'ascending' });
  const [selection, setSelection] = useState<readonly string[]>([]);

  const page = Number(hash.match(/^#page-(\d+)$/)?.[1] ?? 1);
  const key = sort.key as 'name' | 'town' | 'age';
  const sign = sort.direction === 'ascending' ? 1 : -1;
  const sorted = people
    .map((person) => ({ ...person, name: t.names[person.id], town: towns[person.town] }))
    .sort((a, b) => sign * String(a[key]).localeCompare(String(b[key]), locale, { numeric: true }));

  return (
    <Stack gap={5} className="mt-8">
      <Table
        caption={t.caption}
        columns={[
          { key: 'name', label: t.name, sortable: true, cell: ({ name }) => name },
          { key: 'town', label: t.town, sortable: true, cell: ({ town }) => town },
          { key: 'age', label: t.age, sortable: true, numeric: true, cell: ({ age }) => number(age) },
        ]}
        rows={sorted.slice((page - 1) * pageSize, page * pageSize)}
        rowKey={({ id }) => id}
        rowLabel={({ name }) => name}
        sort={sort}
        onSortChange={setSort}
        selection={selection}
        onSelectionChange={setSelection}
      />
      <Pagination
        page={page}
        count={Math.ceil(people.length / pageSize)}
        hrefOf={(page) => `#page-${page}`}
      />
    </Stack>
  );
}
