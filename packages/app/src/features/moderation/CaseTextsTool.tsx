import { CaseTexts } from '@settlement-help/ui/domain';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { caseTextsQuery } from './queries.ts';

export interface CaseTextsToolProps {
  id: string;
  name: string;
}

/** Opens the texts of a case as they were reported. */
export function CaseTextsTool({ id, name }: CaseTextsToolProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { data, error, refetch, hasNextPage, fetchNextPage } = useInfiniteQuery({
    ...caseTextsQuery(id),
    enabled: isOpen,
  });
  return (
    <CaseTexts
      name={name}
      texts={data?.pages.flatMap(({ items }) => items) ?? (error ? 'failed' : 'loading')}
      open={isOpen}
      onOpenChange={setIsOpen}
      onRetry={refetch}
      onLoadMore={hasNextPage ? fetchNextPage : undefined}
    />
  );
}
