import {
  type Category,
  type Country,
  categories,
  countries,
  type Language,
  languages,
  limits,
  type QuestionCounts,
  type QuestionOrder,
  type QuestionSelection,
  questionOrders,
  questionSelections,
} from '@settlement-help/contract';
import { SlidersHorizontal } from 'lucide';
import { useId, useState } from 'react';
import { narrowOnly } from '../../../patterns/Page/Page.css.ts';
import { Button } from '../../../primitives/actions/Button/Button.tsx';
import { Inline, Stack } from '../../../primitives/content/Stack/Stack.tsx';
import { Text } from '../../../primitives/content/Text/Text.tsx';
import { Select } from '../../../primitives/forms/Select/Select.tsx';
import { cx } from '../../../styles/cx.ts';
import { useCountryNames, useMessages } from '../../hooks/useMessages.ts';
import { languageNames } from '../../shell/LanguagePicker/languageNames.ts';
import * as styles from './QuestionFilter.css.ts';

/** `mine` selects the languages of the reader. */
export type QuestionLanguage = Language | 'mine' | 'all';

export interface QuestionFilterValue {
  category: Category | null;
  only: QuestionSelection | null;
  country: Country | 'all';
  language: QuestionLanguage;
  sort: QuestionOrder;
}

export interface QuestionFilterProps {
  value: QuestionFilterValue;
  onValueChange: (changes: Partial<QuestionFilterValue>) => void;
  /** The number of questions of each selection. Without it, no numbers are shown. */
  counts?: QuestionCounts | undefined;
  /** Adds "Best match" to the orders. @default false */
  isSearch?: boolean | undefined;
  /** For a server of the specification alone. @default false */
  hasOnlyCategories?: boolean | undefined;
  /** Title of the step that all shown questions are about. */
  step?: string | null | undefined;
  onShowAll: () => void;
}

const all = 'all';

const find = <Value extends string>(values: readonly Value[], wanted: string) =>
  values.find((value) => value === wanted);

/** Filters and sorts the questions: a button opens the fields, and a line next to it says what is shown. */
export function QuestionFilter({
  value,
  onValueChange,
  counts,
  isSearch = false,
  hasOnlyCategories = false,
  step,
  onShowAll,
}: QuestionFilterProps) {
  const forum = useMessages('forum');
  const countryNames = useCountryNames();
  const messages = forum.filters;
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();

  const withCount = (name: string, count: number | undefined) => {
    if (count === undefined) return name;
    return count < limits.countedQuestions
      ? messages.counted({ name, count })
      : messages.countedMore({ name, count: count - 1 });
  };
  const allFields = [
    {
      name: 'category',
      label: forum.filter,
      options: [
        { value: all, label: forum.all },
        ...categories.map((category) => ({ value: category, label: forum.category[category] })),
      ],
      value: value.category ?? all,
      onValueChange: (next: string) => onValueChange({ category: find(categories, next) ?? null }),
      className: narrowOnly,
    },
    {
      name: 'only',
      label: messages.show,
      options: [
        { value: all, label: withCount(messages.all, counts?.all) },
        ...questionSelections.map((selection) => ({
          value: selection,
          label: withCount(messages.selections[selection], counts?.[selection]),
        })),
      ],
      value: value.only ?? all,
      onValueChange: (next: string) => onValueChange({ only: find(questionSelections, next) ?? null }),
    },
    {
      name: 'country',
      label: messages.country,
      options: [
        { value: all, label: messages.bothCountries },
        ...countries.map((country) => ({ value: country, label: countryNames[country] })),
      ],
      value: value.country,
      onValueChange: (next: string) => onValueChange({ country: find(countries, next) ?? all }),
    },
    {
      name: 'language',
      label: messages.language,
      options: [
        { value: 'mine', label: messages.yourLanguages },
        { value: all, label: messages.allLanguages },
        ...languages.map((language) => ({ value: language, label: languageNames[language] })),
      ],
      value: value.language,
      onValueChange: (next: string) =>
        onValueChange({ language: find(languages, next) ?? (next === all ? all : 'mine') }),
    },
    {
      name: 'sort',
      label: messages.sort,
      options: questionOrders
        .filter((order) => isSearch || order !== 'relevance')
        .map((order) => ({ value: order, label: messages.orders[order] })),
      value: value.sort,
      onValueChange: (next: string) => onValueChange({ sort: find(questionOrders, next) ?? 'newest' }),
    },
  ];
  const fields = hasOnlyCategories ? allFields.slice(0, 1) : allFields;
  const chosen = fields
    .filter((field) => field.value !== all)
    .map(({ options, value: current }) => options.find((option) => option.value === current)?.label);

  return (
    <Stack gap={3} className={cx(styles.root, hasOnlyCategories && narrowOnly)}>
      {step && (
        <Inline gap={2} align="baseline">
          <Text>{messages.step({ title: step })}</Text>
          <Button variant="quiet" size="small" onClick={onShowAll}>
            {messages.showAll}
          </Button>
        </Inline>
      )}
      <Inline>
        <Button
          variant="secondary"
          size="small"
          icon={SlidersHorizontal}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsOpen(!isOpen)}
        >
          {messages.toggle}
        </Button>
        {!isOpen && <Text variant="note">{chosen.join(' · ')}</Text>}
      </Inline>
      <div id={id} hidden={!isOpen}>
        <Inline gap={4}>
          {fields.map(({ className, ...field }) => (
            <Select key={field.name} {...field} className={cx(styles.field, className)} />
          ))}
        </Inline>
      </div>
    </Stack>
  );
}
