'use client';

import {
  AlertDialog,
  Button,
  EmptyState,
  Inline,
  Pagination,
  Stack,
  Table,
  type TableSort,
  useFormats,
  useToast,
} from '@settlement-help/ui';
import { Trash2 } from 'lucide';
import { useRef, useState } from 'react';
import { type Locale, texts } from '../../texts.ts';
import { AddPerson } from './AddPerson.tsx';

interface PeopleProps {
  locale: Locale;
  page: number;
}

const pageSize = 5;

export function People({ locale, page }: PeopleProps) {
  const { pages, people: t } = texts[locale];
  const { number } = useFormats();
  const toast = useToast();
  const addButton = useRef<HTMLButtonElement>(null);
  const [people, setPeople] = useState(() =>
    t.names.map((name, index) => ({ id: name, name, income: 250 * ((index * 5) % 12) })),
  );
  const [sort, setSort] = useState<TableSort>({ key: 'name', direction: 'ascending' });
  const [selection, setSelection] = useState<readonly string[]>([]);

  const sign = sort.direction === 'ascending' ? 1 : -1;
  const sorted = people.toSorted(
    (a, b) => sign * (sort.key === 'income' ? a.income - b.income : a.name.localeCompare(b.name, locale)),
  );

  return (
    <Stack>
      <Inline>
        <AddPerson
          ref={addButton}
          t={t}
          onAdd={(name) => setPeople([...people, { id: crypto.randomUUID(), name, income: 0 }])}
        />
        <AlertDialog
          trigger={
            <Button variant="danger" icon={Trash2} disabled={selection.length === 0}>
              {t.remove(number(selection.length))}
            </Button>
          }
          title={t.removeTitle}
          description={t.removeText}
          confirmLabel={t.removeConfirm}
          finalFocus={() => addButton.current}
          onConfirm={() => {
            setPeople(people.filter(({ id }) => !selection.includes(id)));
            setSelection([]);
            toast({
              tone: 'success',
              message: t.removed,
              action: { label: t.undo, onClick: () => setPeople(people) },
            });
          }}
        />
      </Inline>
      <Table
        caption={pages.people}
        captionHidden
        columns={[
          { key: 'name', label: t.name, sortable: true, cell: ({ name }) => name },
          {
            key: 'income',
            label: t.income,
            numeric: true,
            sortable: true,
            cell: (row) => number(row.income),
          },
        ]}
        rows={sorted.slice((page - 1) * pageSize, page * pageSize)}
        rowKey={({ id }) => id}
        rowLabel={({ name }) => name}
        sort={sort}
        onSortChange={setSort}
        selection={selection}
        onSelectionChange={setSelection}
        empty={<EmptyState title={t.empty} />}
      />
      <Pagination
        page={page}
        count={Math.ceil(people.length / pageSize)}
        hrefOf={(page) => `/${locale}/people?page=${page}`}
      />
    </Stack>
  );
}
