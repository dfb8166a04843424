import type { Question } from '@settlement-help/contract';
import { findPassage } from '@settlement-help/contract/search';
import { answerAnchor, type CommunityResults, type SearchResult } from '@settlement-help/ui/domain';
import { useQuery } from '@tanstack/react-query';
import { questionSearchQuery } from '#app/features/forum/queries.ts';
import { parseSearch } from '#app/lib/content/searchTerms.ts';
import { paths, questionPath } from '#app/lib/navigation/paths.ts';
import { useOffline } from '#app/lib/offline/offline.ts';
import { useAppMessages } from '#app/messages/useAppMessages.ts';

const maxResults = 5;
/** Characters of the text below a title. */
const passageLength = 90;

/** The questions that match `q`, which follows `typed` when typing pauses. */
export function useCommunityResults(typed: string, q: string | null): CommunityResults {
  const toResult = useQuestionResult();
  const { isOffline } = useOffline();
  const isSearched = q !== null && typed !== '';
  const { data, error, isPlaceholderData, refetch } = useQuery({
    ...questionSearchQuery(q ?? '', maxResults),
    enabled: isSearched && !isOffline,
  });
  const isCurrent = q === typed && !isPlaceholderData;
  return {
    state: stateOf(),
    results: isSearched && !isOffline ? (data?.items ?? []).map((question) => toResult(question, typed)) : [],
    allHref: `${paths.community}?${new URLSearchParams({ q: typed })}`,
    onRetry: () => refetch(),
  };

  function stateOf() {
    if (typed === '') return 'idle';
    if (isOffline) return 'offline';
    if (!isCurrent) return 'loading';
    if (error) return 'failed';
    return data ? 'loaded' : 'loading';
  }
}

function useQuestionResult() {
  const { search: messages } = useAppMessages();
  return ({ id, title, content, matching_answer, answer_count, is_resolved }: Question, typed: string) => {
    const text = matching_answer?.content ?? content;
    const details = [
      messages.answers({ count: answer_count }),
      ...(is_resolved ? [messages.solved] : []),
      ...(text ? [findPassage(text, parseSearch(typed), passageLength)] : []),
    ];
    const href = questionPath(id);
    return {
      id: `question-${id}`,
      href: matching_answer ? `${href}#${answerAnchor(matching_answer.id)}` : href,
      title,
      isUserWritten: true,
      details: details.map((detail) => ({ text: detail })),
    } satisfies SearchResult;
  };
}
