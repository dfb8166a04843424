import { documentKinds, type Step, type StoredDocument } from '@settlement-help/contract';
import { Inline } from '../../../primitives/content/Stack/Stack.tsx';
import { Select } from '../../../primitives/forms/Select/Select.tsx';
import { useMessages } from '../../hooks/useMessages.ts';
import * as styles from './DocumentFilter.css.ts';
import { type DocumentFilterValue, documentOrders, matchesFilter } from './filterDocuments.ts';

export interface DocumentFilterProps {
  /** All documents, from which the choices are counted. */
  documents: readonly StoredDocument[];
  /** The steps that documents may be attached to. */
  steps: readonly Pick<Step, 'id' | 'title'>[];
  /** Today as `YYYY-MM-DD`. */
  today: string;
  value: DocumentFilterValue;
  onValueChange: (value: DocumentFilterValue) => void;
}

const all = 'all';

/** Filters documents by kind, step and expiry date, and sorts them. Choices without documents are left out. */
export function DocumentFilter({ documents, steps, today, value, onValueChange }: DocumentFilterProps) {
  const messages = useMessages('documentFilter');
  const kinds = useMessages('documentKinds');
  const choices = [
    { value: 'ending', label: messages.ending },
    ...documentKinds.map((kind) => ({ value: kind, label: kinds[kind] })),
    ...steps.map(({ id, title }) => ({ value: id, label: messages.step({ title }) })),
  ];
  const counted = choices.flatMap(({ value: show, label }) => {
    const count = documents.filter((document) => matchesFilter(document, show, today)).length;
    // A chosen kind or step stays, also when its last document is gone.
    return count > 0 || show === value.show
      ? [{ value: show, label: messages.choice({ name: label, count }) }]
      : [];
  });
  return (
    <Inline gap={4} className={styles.bar}>
      <Select
        label={messages.show}
        className={styles.field}
        options={[
          { value: all, label: messages.choice({ name: messages.all, count: documents.length }) },
          ...counted,
        ]}
        value={value.show ?? all}
        onValueChange={(show) => onValueChange({ ...value, show: show === all ? null : show })}
      />
      <Select
        label={messages.order}
        className={styles.field}
        options={documentOrders.map((order) => ({ value: order, label: messages.orders[order] }))}
        value={value.order}
        onValueChange={(order) => onValueChange({ ...value, order })}
      />
    </Inline>
  );
}
