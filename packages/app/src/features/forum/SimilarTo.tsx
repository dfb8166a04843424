import type { Question } from '@settlement-help/contract';
import { wordsOf } from '@settlement-help/contract/search';
import { SimilarQuestions } from '@settlement-help/ui/domain';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { questionPath } from '#app/lib/navigation/paths.ts';
import { questionSearchQuery } from './queries.ts';
import { typingPause } from './search/useQuestionSearch.ts';
import { useSearchQuery } from './search/useSearchQuery.ts';

/** Fewer words match too many questions. */
const minWords = 3;

const maxQuestions = 3;

export interface SimilarToProps {
  title: string;
  /** False while the title has no focus: the questions then stay, so that no field moves. */
  isCurrent: boolean;
}

/** Searches questions like the title that is being written. */
export function SimilarTo({ title, isCurrent }: SimilarToProps) {
  const paused = usePaused(title);
  const enabled = wordsOf(paused).length >= minWords;
  const query = useSearchQuery(enabled ? paused : null);
  const { data } = useQuery({ ...questionSearchQuery(paused, maxQuestions), enabled });
  const found = enabled ? data?.items : undefined;
  const [shown, setShown] = useState<readonly Question[]>();
  if (isCurrent && found !== shown) setShown(found);
  return <SimilarQuestions questions={shown ?? []} query={query} hrefOf={questionPath} />;
}

/** Follows a text when typing pauses. */
function usePaused(text: string) {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), typingPause);
    return () => clearTimeout(timer);
  }, [text]);
  return paused;
}
