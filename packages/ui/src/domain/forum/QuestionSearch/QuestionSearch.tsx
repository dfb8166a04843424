import { limits } from '@settlement-help/contract';
import { SearchField } from '../../../primitives/forms/SearchField/SearchField.tsx';
import { useMessages } from '../../hooks/useMessages.ts';

export interface QuestionSearchProps {
  value: string;
  onValueChange: (value: string) => void;
  /** The number of loaded results, and whether there are more; null before the results are there. */
  found: { count: number; isMore: boolean } | null;
}

/** Searches the questions and answers of the community. The number of results is announced when typing pauses. */
export function QuestionSearch({ value, onValueChange, found }: QuestionSearchProps) {
  const { search: messages } = useMessages('forum');
  const results = found && (found.isMore ? messages.foundMore(found) : messages.found(found));
  return (
    <SearchField
      label={messages.label}
      value={value}
      onValueChange={onValueChange}
      maxLength={limits.search.max}
      found={results ?? ''}
    />
  );
}
